import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Held } from '../../testing/Held'
import { PhoneField } from './PhoneField'

describe('PhoneField', () => {
  it('puts the code of the United States before a number without one', async () => {
    render(<Held as={PhoneField} label="Phone" />)

    await userEvent.type(screen.getByLabelText('Phone'), '(212) 555-0188')
    await userEvent.tab()

    // proves FIELD-026
    expect(screen.getByLabelText('Phone')).toHaveValue('+12125550188')
  })

  it.each([
    ['0664 1234567', '06641234567'], // Austrian: it was +1 066 before
    ['555 0188', '5550188'],
    ['1 212 555 0188', '+12125550188'],
  ])('makes no other number of %s', async (typed, shown) => {
    render(<Held as={PhoneField} label="Phone" />)

    await userEvent.type(screen.getByLabelText('Phone'), typed)
    await userEvent.tab()

    expect(screen.getByLabelText('Phone')).toHaveValue(shown)
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
