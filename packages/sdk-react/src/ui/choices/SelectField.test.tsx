import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SelectField } from './SelectField'

const select = () => screen.getByRole('combobox', { name: /Type/ })

describe('SelectField', () => {
  it('hands over the value of the option that is picked', async () => {
    const onChange = vi.fn()
    render(<SelectField label="Type" options={[{ value: 'trust', label: 'Trust' }]} onChange={onChange} />)

    await userEvent.click(select())
    await userEvent.click(await screen.findByRole('option', { name: 'Trust' }))

    expect(onChange).toHaveBeenCalledWith('trust')
  })

  it('shows None found without options', async () => {
    render(<SelectField label="Type" options={[]} />)

    await userEvent.click(select())

    // proves FIELD-010
    expect(within(await screen.findByRole('listbox')).getByText('None found')).toBeInTheDocument()
  })

  it('announces that it is required, and that it is invalid', () => {
    const { rerender } = render(<SelectField label="Type" options={[]} error="Please choose one." />)
    expect(select()).toBeRequired()
    expect(select()).toBeInvalid()
    expect(select()).toHaveAccessibleDescription('Please choose one.')

    rerender(<SelectField label="Type" options={[]} optional />)

    expect(select()).not.toBeRequired()
    expect(select()).not.toHaveAttribute('aria-invalid')
  })
})
