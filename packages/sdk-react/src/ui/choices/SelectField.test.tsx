import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SelectField } from './SelectField'

describe('SelectField', () => {
  it('hands over the value of the option that is picked', async () => {
    const onChange = vi.fn()
    render(<SelectField label="Type" options={[{ value: 'trust', label: 'Trust' }]} onChange={onChange} />)

    await userEvent.click(screen.getByRole('button', { name: /Type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Trust' }))

    expect(onChange).toHaveBeenCalledWith('trust')
  })

  it('says None found when there is nothing to pick [FIELD-010]', async () => {
    render(<SelectField label="Type" options={[]} />)

    await userEvent.click(screen.getByRole('button', { name: /Type/ }))

    expect(within(await screen.findByRole('listbox')).getByText('None found')).toBeInTheDocument()
  })
})
