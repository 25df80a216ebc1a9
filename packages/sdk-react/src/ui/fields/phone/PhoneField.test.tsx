import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhoneNumbers } from '@capstan/sdk-core'
import { Held } from '../../../testing/Held'
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

  it.each([
    ['+1 212 555 0188 ext 5', '+12125550188ext5', 'e'],
    ['212 555 0188 x5', '2125550188x5', 'x'],
    ['+1 212 555 O188', '+1212555O188', 'O'],
    ['+1 212 555 0188;5', '+12125550188;5', ';'],
  ])(
    'keeps all of %s, names the invalid character, and reads no number from it',
    async (typed, kept, named) => {
      render(<Held as={PhoneField} label="Phone" />)
      const phone = screen.getByLabelText('Phone')

      await userEvent.type(phone, typed)
      expect(screen.getByRole('alert')).toHaveTextContent(`A phone number has no “${named}”.`)
      expect(phone).toBeInvalid()
      await userEvent.tab()

      expect(phone).toHaveValue(kept)
      expect(phone).toHaveAccessibleDescription(/leave out an extension/)

      await userEvent.clear(phone)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it.each([
    ['+٤٣ ٦٦٤ ١٢٣٤٥٦٧', '+436641234567'],
    ['\u202a+43\u00a0664\u00a01234567\u202c', '+436641234567'],
  ])('reads the pasted number %s', async (pasted, shown) => {
    render(<Held as={PhoneField} label="Phone" />)

    await userEvent.click(screen.getByLabelText('Phone'))
    await userEvent.paste(pasted)
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

describe('PhoneField beside an address', () => {
  beforeAll(loadPhoneNumbers)

  it.each([
    ['AT', '0664 1234567', '+436641234567'],
    ['AT', '0043 664 1234567', '+436641234567'],
    ['IT', '347 123 4567', '+393471234567'], // ten digits that would be a number of New York
    ['IT', '06 6982 1234', '+390669821234'], // Italy dials the 0 from everywhere
    ['CA', '(416) 555-0188', '+14165550188'],
    ['AT', '+43 (0)664 1234567', '+436641234567'], // the 0 is dialled at home only
    ['AT', '+1 212 555 0188', '+12125550188'],
  ])('of %s reads %s as %s', async (country, typed, shown) => {
    render(<Held as={PhoneField} label="Phone" country={country} />)

    await userEvent.type(screen.getByLabelText('Phone'), typed)
    await userEvent.tab()

    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue(shown))
  })

  it.each([
    ['AT', '0664 12', '066412'],
    ['FR', '2125550188', '2125550188'],
    ['AQ', '2125550188', '2125550188'], // no numbering plan is known
  ])(
    'of %s leaves %s as typed, because the country gives out no such number',
    async (country, typed, shown) => {
      render(<Held as={PhoneField} label="Phone" country={country} />)
      await userEvent.type(screen.getByLabelText('Phone'), typed)
      await userEvent.tab()

      expect(screen.getByLabelText('Phone')).toHaveValue(shown)
    },
  )

  it('has the whole number before Enter sends the form', async () => {
    render(<Held as={PhoneField} label="Phone" country="AT" />)

    await userEvent.type(screen.getByLabelText('Phone'), '0664 1234567')
    await userEvent.keyboard('{Enter}')

    expect(screen.getByLabelText('Phone')).toHaveValue('+436641234567')
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
