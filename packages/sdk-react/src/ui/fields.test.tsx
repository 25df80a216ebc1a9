import { useState, type ComponentProps } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AmountField } from './AmountField'
import { Button } from './Button'
import { DateField } from './DateField'
import { ErrorSummary } from './ErrorSummary'
import { NumberField } from './NumberField'
import { PasswordField } from './PasswordField'
import { PhoneField } from './PhoneField'
import { RadioField } from './RadioField'
import { SelectField } from './SelectField'
import { TextField } from './TextField'
import { TypeaheadField } from './TypeaheadField'

describe('a field', () => {
  it('is described by its help, and by its error instead when there is one', () => {
    const { rerender } = render(<TextField label="Name" description="As on the deed." />)
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As on the deed.')

    rerender(<TextField label="Name" description="As on the deed." error="Name is required." />)

    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.')
    expect(screen.getByLabelText('Name')).toBeInvalid()
  })

  it('is required unless it is optional, and then says so [FIELD-031]', () => {
    render(
      <>
        <TextField label="City" />
        <TextField label="Line two" optional />
      </>,
    )

    expect(screen.getByLabelText('City')).toBeRequired()
    expect(screen.getByLabelText('Line two')).not.toBeRequired()
    expect(screen.getByLabelText('Line two')).toHaveAccessibleDescription('Optional')
  })

  it('names the buttons of a field after the field, once, without what describes it', () => {
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

  it('takes focus when a form finds it wrong, whatever its control is', async () => {
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

describe('NumberField', () => {
  it.each([
    ['decimal', '1,2.50'],
    ['precise', '12.50'],
    ['integer', '1,250'],
  ] as const)(
    'keeps, of what is typed, what a %s number may hold: %s [FIELD-012] [FIELD-016] [FIELD-018]',
    async (keep, kept) => {
      render(<Held as={NumberField} label="Units" keep={keep} />)

      await userEvent.type(screen.getByLabelText('Units'), '1a,2.5-0')

      expect(screen.getByLabelText('Units')).toHaveValue(kept)
    },
  )
})

describe('AmountField', () => {
  it('stands behind a dollar sign that is not part of its value', async () => {
    render(<Held as={AmountField} label="Amount (USD)" />)

    await userEvent.type(screen.getByLabelText('Amount (USD)'), '25,000')

    expect(screen.getByText('$')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByLabelText('Amount (USD)')).toHaveValue('25,000')
  })
})

describe('PhoneField', () => {
  it('puts the code of the United States before a number without one [FIELD-026]', async () => {
    render(<Held as={PhoneField} label="Phone" />)

    await userEvent.type(screen.getByLabelText('Phone'), '(212) 555-0188')
    await userEvent.tab()

    expect(screen.getByLabelText('Phone')).toHaveValue('+12125550188')
  })

  it('leaves an international number as it is', async () => {
    render(<Held as={PhoneField} label="Phone" />)

    await userEvent.type(screen.getByLabelText('Phone'), '+47 22 86 44 00')
    await userEvent.tab()

    expect(screen.getByLabelText('Phone')).toHaveValue('+4722864400')
  })
})

describe('PhoneField that knows the numbers of the world', () => {
  it('asks about a number that no country gives out, once it is left, and about no other', async () => {
    render(<Held as={PhoneField} label="Phone" />)
    const phone = screen.getByLabelText('Phone')

    await userEvent.type(phone, '+1 999')
    await userEvent.tab()
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^No country has a number like this/))
    expect(phone).toBeValid()

    await userEvent.clear(phone)
    await userEvent.type(phone, '+47 22 86 44 00')
    await userEvent.tab()
    expect(phone).not.toHaveAccessibleDescription(/No country/)
  })
})

describe('PasswordField', () => {
  it('shows what was typed when asked', async () => {
    render(<PasswordField label="Password" value="correct horse" />)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))

    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })
})

describe('RadioField', () => {
  it('offers yes and no, and starts unanswered [FIELD-029]', () => {
    render(<RadioField label="US citizen?" />)

    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked()
  })
})

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
})

describe('DateField', () => {
  it('is typed as month, day and year, and holds the day [FIELD-020]', async () => {
    const onChange = vi.fn()
    render(<HeldDay onChange={onChange} />)

    await userEvent.click(screen.getByRole('spinbutton', { name: /month/ }))
    await userEvent.keyboard('02161984')

    expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['02', '16', '1984'])
    expect(onChange).toHaveBeenLastCalledWith('1984-02-16')
  })

  it('shows nothing for a value that is not a day', () => {
    render(<DateField label="Date of birth" value="soon" />)

    expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['mm', 'dd', 'yyyy'])
  })
})

describe('ErrorSummary', () => {
  const errors = [
    { fieldId: 'name', message: 'Name is required.' },
    { fieldId: 'tax', message: 'Tax id is required.' },
  ]

  it('takes focus and leads to each field without touching the address', async () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <TextField id="tax" label="Tax id" />
      </>,
    )
    expect(document.activeElement).toHaveClass('capstan-error-summary')

    await userEvent.click(screen.getByRole('link', { name: 'Tax id is required.' }))

    expect(screen.getByLabelText('Tax id')).toHaveFocus()
    expect(location.hash).toBe('')
  })

  it('is not there for a single error: that one stands beside its field', () => {
    const { container } = render(<ErrorSummary errors={errors.slice(0, 1)} />)

    expect(container).toBeEmptyDOMElement()
  })
})

function HeldDay({ onChange }: { onChange: (day: string) => void }) {
  const [day, setDay] = useState('')
  const hold = (next: string) => {
    onChange(next)
    setDay(next)
  }
  return <DateField label="Date of birth" value={day} onChange={hold} />
}

type Holdable = typeof NumberField | typeof AmountField | typeof PhoneField

function Held<Field extends Holdable>({ as, ...props }: { as: Field } & ComponentProps<Field>) {
  const [value, setValue] = useState('')
  const Part = as as typeof NumberField
  return <Part {...(props as ComponentProps<typeof NumberField>)} value={value} onChange={setValue} />
}
