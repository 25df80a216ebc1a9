import { describe, expect, it } from 'vitest'
import { emptyAddress, emptyParty, emptySetup } from './emptySetup'
import { setupInput } from './setupInput'
import type { AddressValues, PartyValues, SetupValues } from './SetupValues'

const home: AddressValues = {
  ...emptyAddress('primary'),
  lineOne: ' 4 Harbour Road ',
  city: 'Portland',
  province: 'ME',
  postalCode: '04 101',
  countryId: '840',
}
const maren: PartyValues = {
  ...emptyParty(),
  firstName: ' Maren ',
  lastName: 'Okafor',
  email: ' maren@okafor.test ',
  taxId: '987-65-4321',
  dateOfBirth: '09/03/1984',
  usCitizen: 'yes',
  addresses: [home],
}
const setup = (type: string, values: Partial<SetupValues> = {}): SetupValues => ({
  ...emptySetup(type),
  accountName: 'Okafor & Lindqvist',
  taxId: '98-7654321',
  attestation: true,
  addresses: [home],
  parties: [maren],
  ...values,
})

describe('setupInput', () => {
  it('sends the party of an individual with allowLogin and isPrimary true', () => {
    // proves SETUP-032, SETUP-033
    expect(setupInput(setup('Individual')).parties).toMatchObject([{ allowLogin: true, isPrimary: true }])
  })

  it('lets in of the others those added as delegates, and has the first as primary', () => {
    const admin = { ...maren, allowLogin: true, loginRole: 'account_admin' as const }
    expect(setupInput(setup('Joint TIC', { parties: [maren, admin] })).parties[1]).toMatchObject({
      loginRole: 'account_admin',
    })
    expect(setupInput(setup('Individual', { parties: [admin] })).parties[0]).not.toHaveProperty('loginRole')
    const joint = setup('Joint TIC', { parties: [maren, { ...maren, allowLogin: true }] })

    expect(setupInput(joint).parties).toMatchObject([
      { allowLogin: false, isPrimary: true, role: 'Individual' },
      { allowLogin: true, isPrimary: false, role: 'Individual' },
    ])
  })

  it('sends the custodian of a retirement account where it is given', () => {
    const custodian = ' Harbor Trust Company '

    expect(setupInput(setup('Individual IRA', { custodian })).custodian).toBe('Harbor Trust Company')
    expect(setupInput(setup('Individual IRA', { custodian: ' ' }))).not.toHaveProperty('custodian')
    expect(setupInput(setup('Joint TIC', { custodian }))).not.toHaveProperty('custodian')
  })

  it.each(['Individual', 'Sole Proprietorship'])(
    'takes the name, formation date, tax id and citizenship of %s from the person',
    (type) => {
      const input = setupInput(
        setup(type, { accountName: 'ignored', taxId: '', formationDate: '01/01/2020' }),
      )

      // proves SETUP-061, SETUP-062
      expect(input).toMatchObject({
        accountName: 'Maren Okafor',
        formationDate: '1984-09-03T00:00:00.000Z',
        taxId: '987654321',
        parties: [{ usCitizen: true }],
      })
    },
  )

  it('forms joint investors today', () => {
    // proves SETUP-063
    expect(setupInput(setup('Joint TWROS'), '2026-02-16').formationDate).toBe('2026-02-16T00:00:00.000Z')
  })

  it('sends the date executed of a trust as its formation date, and the formation date of the rest', () => {
    const dates = { formationDate: '2001-05-06', dateExecuted: '07/08/2002' }

    expect(setupInput(setup('Revocable Trust', dates)).formationDate).toBe('2002-07-08T00:00:00.000Z')
    expect(setupInput(setup('LLC', dates)).formationDate).toBe('2001-05-06T00:00:00.000Z')
  })

  it('makes a mailing copy of an account’s only address', () => {
    const sent = {
      lineOne: '4 Harbour Road',
      lineTwo: null,
      city: 'Portland',
      province: 'ME',
      postalCode: '04101',
      countryId: 840,
    }

    // proves SETUP-058
    expect(setupInput(setup('LLC')).addresses).toEqual([
      { ...sent, type: 'primary' },
      { ...sent, type: 'mailing' },
    ])
  })

  it('makes a mailing copy of a party’s only address', () => {
    // proves SETUP-059
    expect(setupInput(setup('LLC')).parties[0]?.addresses.map(({ type, city }) => [type, city])).toEqual([
      ['primary', 'Portland'],
      ['mailing', 'Portland'],
    ])
  })

  it('sends one address of a type, the last one given', () => {
    const addresses: AddressValues[] = [
      home,
      { ...home, type: 'mailing', city: 'Bath' },
      { ...home, type: 'mailing', city: 'Bangor' },
      { ...home, city: 'Saco' },
    ]

    // proves SETUP-060
    expect(setupInput(setup('LLC', { addresses })).addresses.map(({ type, city }) => [type, city])).toEqual([
      ['primary', 'Saco'],
      ['mailing', 'Bangor'],
    ])
  })

  it.each([
    ['SW1A 1AA', 'SW1A1AA'], // proves SETUP-055
    ['n/a', ''], // proves SETUP-056
  ])('sends the postal code %s as %j', (postalCode, sent) => {
    expect(setupInput(setup('LLC', { addresses: [{ ...home, postalCode }] })).addresses[0]?.postalCode).toBe(
      sent,
    )
  })

  it('leaves an unfinished form unfinished without throwing', () => {
    expect(setupInput(emptySetup('LLC'))).toMatchObject({
      formationDate: null,
      taxId: '',
      parties: [{ dateOfBirth: null }],
    })
    expect(setupInput({ ...emptySetup('Individual'), parties: [], addresses: [] }).addresses).toEqual([])
  })
})
