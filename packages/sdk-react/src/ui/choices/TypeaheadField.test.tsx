import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TypeaheadField } from './TypeaheadField'

describe('TypeaheadField', () => {
  const countries = [
    { value: 'US', label: 'United States' },
    { value: 'NO', label: 'Norway' },
  ]

  it('narrows its options to what is typed', async () => {
    const onChange = vi.fn()
    render(<TypeaheadField label="Country" options={countries} onChange={onChange} />)

    await userEvent.type(screen.getByRole('combobox'), 'nor')
    await userEvent.click(await screen.findByRole('option', { name: 'Norway' }))

    expect(onChange).toHaveBeenLastCalledWith('NO')
  })

  it('says Nothing found when nothing matches [FIELD-009]', async () => {
    render(<TypeaheadField label="Country" options={countries} />)

    await userEvent.type(screen.getByRole('combobox'), 'zz')

    expect(await screen.findByText('Nothing found')).toBeInTheDocument()
  })

  it('lets no focus into what it hides from the reader while its list is open [WCAG 4.1.2]', async () => {
    const hidden: string[] = []
    const look = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest('[aria-hidden="true"]') : null
      if (place) hidden.push(place.outerHTML)
    }
    render(
      <>
        <TypeaheadField label="Country" options={[{ value: 'US', label: 'United States' }]} />
        <button>Next</button>
      </>,
    )
    await userEvent.type(screen.getByRole('combobox'), 'u')
    await screen.findByRole('listbox')
    const next = screen.getByText('Next')
    expect(next.closest('[aria-hidden="true"]')).not.toBeNull()
    document.addEventListener('focusin', look)

    await userEvent.tab()

    document.removeEventListener('focusin', look)
    expect(next).toHaveFocus()
    expect(hidden).toEqual([])
  })
})
