import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { renderWithServer } from '../../testing/renderWithServer'
import { TypeaheadField } from './TypeaheadField'

describe('TypeaheadField', () => {
  const countries = [
    { value: 'US', label: 'United States' },
    { value: 'NO', label: 'Norway' },
  ]

  it('narrows its options to the typed text', async () => {
    const onChange = vi.fn()
    render(<TypeaheadField label="Country" options={countries} onChange={onChange} />)

    await userEvent.type(screen.getByRole('combobox'), 'nor')
    await userEvent.click(await screen.findByRole('option', { name: 'Norway' }))

    expect(onChange).toHaveBeenLastCalledWith('NO')
  })

  it('picks nothing by the Enter that ends a composition, also where it comes after the composition', async () => {
    const onChange = vi.fn()
    renderWithServer(
      <CapstanRoot>
        <TypeaheadField label="Country" options={countries} onChange={onChange} />
      </CapstanRoot>,
    )
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'nor{ArrowDown}')
    await screen.findByRole('option', { name: 'Norway' })

    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    // Safari has ended it already.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
    expect(onChange).not.toHaveBeenCalledWith('NO')
    expect(screen.getByRole('option', { name: 'Norway' })).toBeVisible()
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })

    expect(onChange).toHaveBeenLastCalledWith('NO')
  })

  it('shows all answers when it is pressed, and typing then starts a new search', async () => {
    render(<TypeaheadField label="Country" options={countries} value="NO" opensOnPress />)
    const field = screen.getByRole('combobox')

    await userEvent.click(field)
    expect(await screen.findAllByRole('option')).toHaveLength(2)

    await userEvent.keyboard('sta')
    expect(field).toHaveValue('sta')
    expect(await screen.findByRole('option', { name: 'United States' })).toBeVisible()
  })

  it('stays closed when it is pressed, unless it is to open', async () => {
    render(<TypeaheadField label="Country" options={countries} />)

    await userEvent.click(screen.getByRole('combobox'))

    expect(screen.queryByRole('option')).toBeNull()
  })

  it('describes an answer by its sentence and names it without', async () => {
    const options = [{ value: 'NO', label: 'Norway', description: 'A country of fjords.' }]
    render(<TypeaheadField label="Country" options={options} opensOnPress />)

    await userEvent.click(screen.getByRole('combobox'))

    const option = await screen.findByRole('option', { name: 'Norway' })
    expect(option).toHaveAccessibleDescription('A country of fjords.')
  })

  it('shows Nothing found when nothing matches', async () => {
    render(<TypeaheadField label="Country" options={countries} />)

    await userEvent.type(screen.getByRole('combobox'), 'zz')

    // proves FIELD-009
    expect(await screen.findByText('Nothing found')).toBeInTheDocument()
  })

  it('keeps the typed text when scrolling closes its list', async () => {
    render(<TypeaheadField label="Country" options={countries} />)
    const field = screen.getByRole('combobox')
    await userEvent.type(field, 'nor')
    await screen.findByRole('option', { name: 'Norway' })

    fireEvent.scroll(document)

    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    expect(field).toHaveValue('nor')
    await userEvent.keyboard('w')
    expect(await screen.findByRole('option', { name: 'Norway' })).toBeVisible()
  })

  it('keeps focus out of hidden content while its list is open [WCAG 4.1.2]', async () => {
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
