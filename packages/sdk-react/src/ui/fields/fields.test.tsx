import { Controller, useForm } from 'react-hook-form'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Button } from '../actions/Button'
import { RadioField } from '../choices/RadioField'
import { TypeaheadField } from '../choices/TypeaheadField'
import { DateField } from './dates/DateField'
import { TextField } from './text/TextField'

describe('a field', () => {
  it('is described by its help, after its error if there is one [WCAG 3.3.1] [WCAG 3.3.2]', () => {
    const { rerender } = render(<TextField label="Name" description="As on the deed." />)
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As on the deed.')

    rerender(<TextField label="Name" description="As on the deed." error="Name is required." />)

    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required. As on the deed.')
    expect(screen.getByLabelText('Name')).toBeInvalid()
  })

  it('is required unless it is optional, and then marked as optional', () => {
    render(
      <>
        <TextField label="City" />
        <TextField label="Line two" optional />
      </>,
    )

    expect(screen.getByLabelText('City')).toBeRequired()
    expect(screen.getByLabelText('Line two')).not.toBeRequired()
    // proves FIELD-031
    expect(screen.getByLabelText('Line two')).toHaveAccessibleDescription('Optional')
  })

  it('names the buttons of a field after its label only, once [WCAG 4.1.2]', () => {
    render(
      <>
        <DateField label="Employed since" description="The month is enough." optional />
        <TypeaheadField label="Country" options={[]} optional />
      </>,
    )

    expect(screen.getByRole('button', { name: 'Open calendar Employed since' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show options Country' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Optional')
  })

  it('takes focus when a form finds an error in it, with every control', async () => {
    render(<Answers />)

    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus()

    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('spinbutton', { name: /month/ })).toHaveFocus()
  })
})

function Answers() {
  const { control, handleSubmit } = useForm({ defaultValues: { citizen: '', born: '' } })
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <Controller
        control={control}
        name="citizen"
        rules={{ required: true }}
        render={({ field }) => <RadioField label="US citizen?" {...field} />}
      />
      <Controller
        control={control}
        name="born"
        rules={{ required: true }}
        render={({ field }) => <DateField label="Date of birth" {...field} />}
      />
      <Button type="submit">Save</Button>
    </form>
  )
}
