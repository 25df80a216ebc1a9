import { describe, expect, it } from 'vitest'
import { emptyAddress, emptyParty, emptySetup } from './emptySetup'
import { investorTypes } from './investorTypes'
import { loadSetupSchema } from './loadSetupSchema'
import { partyRule } from './partyRule'
import { setupFieldMessages } from './setupMessages'
import type { AddressValues, PartyValues, SetupValues } from './SetupValues'

const { setupSchema } = await loadSetupSchema()
const options = { today: '2026-02-16', usCountryId: '840' }
const home: AddressValues = {
  ...emptyAddress('primary'),
  lineOne: '4 Harbour Road',
  city: 'Portland',
  province: 'ME',
  postalCode: '04101',
  countryId: '840',
}
const maren: PartyValues = {
  ...emptyParty(),
  firstName: 'Maren',
  lastName: 'Okafor',
  email: 'maren@okafor.test',
  taxId: '987-65-4321',
  dateOfBirth: '09/03/1984',
  usCitizen: 'yes',
  addresses: [home],
}
const filled = (type: string, values: Partial<SetupValues> = {}): SetupValues => ({
  ...emptySetup(type),
  accountName: 'Okafor & Lindqvist',
  taxId: '98-7654321',
  formationDate: '01/02/2020',
  dateExecuted: '01/02/2020',
  attestation: true,
  addresses: [home],
  parties: Array.from({ length: partyRule(type).min }, () => maren),
  ...values,
})

/** The errors of the form, by the path of the field. */
const errorsOf = (type: string, values: Partial<SetupValues> = {}) => {
  const checked = setupSchema(type, options).safeParse(filled(type, values))
  return checked.success
    ? {}
    : Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message]))
}
const addressError = (change: Partial<AddressValues>) =>
  errorsOf('LLC', { addresses: [{ ...home, ...change }] })
const partyError = (change: Partial<PartyValues>) => errorsOf('LLC', { parties: [{ ...maren, ...change }] })

describe('setupSchema', () => {
  it.each(investorTypes)('takes a filled form of %s', (type) => {
    expect(errorsOf(type)).toEqual({})
  })

  it('has one optional address field, line two', () => {
    const empty = addressError({
      lineOne: '',
      lineTwo: '',
      city: '',
      province: '',
      postalCode: '',
      countryId: '',
    })

    // proves SETUP-038
    expect(Object.keys(empty).sort()).toEqual(
      ['city', 'countryId', 'lineOne', 'postalCode', 'province'].map((field) => `addresses.0.${field}`),
    )
  })

  it.each([
    ['countryId', 'Country is required'], // proves SETUP-050
    ['city', 'City is required.'], // proves SETUP-051
    ['province', 'State/Province is required.'], // proves SETUP-052
    ['lineOne', 'Street address is required.'], // proves SETUP-053
    ['postalCode', 'Postal code is required, enter N/A if not applicable.'], // proves SETUP-054
  ])('reports for an address without %s: %s', (field, text) => {
    expect(addressError({ [field]: '  ' })).toEqual({ [`addresses.0.${field}`]: text })
  })

  it.each([
    ['dateOfBirth', 'Date of birth cannot be in the future.'], // proves SETUP-039
    ['formationDate', 'Formation date cannot be in the future.'], // proves SETUP-040
    ['dateExecuted', 'Date executed cannot be in the future.'], // proves SETUP-041
  ])('takes today but no later day as %s: %s', (field, text) => {
    const errors = (day: string) =>
      field === 'dateOfBirth'
        ? partyError({ dateOfBirth: day })
        : errorsOf(field === 'formationDate' ? 'LLC' : 'Revocable Trust', { [field]: day })
    const path = field === 'dateOfBirth' ? 'parties.0.dateOfBirth' : field

    expect(errors('02/16/2026')).toEqual(
      field === 'dateOfBirth' ? { [path]: 'A person must be at least 18 years old.' } : {},
    )
    expect(errors('02/17/2026')).toEqual({ [path]: text })
    expect(errors('02/30/2026')).toEqual({ [path]: 'Enter a date as MM/DD/YYYY.' })
  })

  it.each([
    ['02/16/2008', {}],
    ['02/17/2008', { 'parties.0.dateOfBirth': 'A person must be at least 18 years old.' }],
    ['01/01/2022', { 'parties.0.dateOfBirth': 'A person must be at least 18 years old.' }],
  ])('takes an adult, and no child: born %s', (dateOfBirth, errors) => {
    expect(partyError({ dateOfBirth })).toEqual(errors)
  })

  it('requires a formation date of those asked for one', () => {
    expect(errorsOf('Corporation', { formationDate: '' })).toEqual({
      formationDate: 'Formation date is required.',
    })
    // proves SETUP-042
    expect(errorsOf('Joint TIC', { formationDate: '' })).toEqual({})
  })

  it('requires the date a trust was executed', () => {
    expect(errorsOf('Irrevocable Trust', { dateExecuted: '' })).toEqual({
      dateExecuted: 'Date executed is required.',
    })
    // proves SETUP-043
    expect(errorsOf('LLC', { dateExecuted: '' })).toEqual({})
  })

  it('does not go on without the attestation', () => {
    // proves SETUP-044
    expect(errorsOf('LLC', { attestation: false })).toEqual({
      attestation: 'Please accept the attestation to proceed.',
    })
  })

  it('leaves citizenship unanswered and requires an answer', () => {
    expect(emptyParty().usCitizen).toBe('')
    expect(partyError({ usCitizen: '' })).toEqual({ 'parties.0.usCitizen': 'Please answer yes or no.' })
    // proves SETUP-057
    expect(partyError({ usCitizen: 'no' })).toEqual({})
  })

  it.each([
    ['Individual', 0, 2],
    ['Joint TIC', 1, 3],
    ['Estate', 0, 2],
    ['LLC IRA', 0, 2],
  ])('takes neither too few nor too many parties of %s', (type, few, many) => {
    const of = (length: number) => errorsOf(type, { parties: Array.from({ length }, () => maren) })

    expect(Object.keys(of(few))).toEqual(['parties'])
    // proves SETUP-027, SETUP-028, SETUP-029
    expect(Object.keys(of(many))).toEqual(['parties'])
  })

  it('takes many parties where no limit is stated', () => {
    // proves SETUP-030
    expect(errorsOf('LLC', { parties: Array.from({ length: 12 }, () => maren) })).toEqual({})
  })

  it('wants nine digits of a tax id in the United States, or 000, and any elsewhere', () => {
    const text = 'Enter the nine digits of the tax ID. If not applicable, enter 000'
    const abroad = { addresses: [{ ...home, countryId: '276' }] }

    expect(errorsOf('LLC', { taxId: '12345' })).toEqual({ taxId: text })
    expect(errorsOf('LLC', { taxId: '000' })).toEqual({})
    expect(errorsOf('LLC', { taxId: 'DE123456', ...abroad })).toEqual({})
    expect(partyError({ taxId: '12345' })).toEqual({ 'parties.0.taxId': text })
    expect(partyError({ taxId: '12345', usCitizen: 'no' })).toEqual({})
  })

  it('names all that is wrong at once', () => {
    const errors = errorsOf('LLC', {
      taxId: '1234',
      attestation: false,
      addresses: [{ ...home, city: '' }],
      parties: [{ ...maren, email: 'unknown', taxId: '1234' }],
    })

    // proves SETUP-035
    expect(Object.keys(errors).sort()).toEqual([
      'addresses.0.city',
      'attestation',
      'parties.0.email',
      'parties.0.taxId',
      'taxId',
    ])
  })

  it('uses a partner’s texts', () => {
    const messages = { ...setupFieldMessages, cityRequired: 'Ville ?' }
    const checked = setupSchema('LLC', { ...options, messages }).safeParse(
      filled('LLC', { addresses: [{ ...home, city: '' }] }),
    )

    expect(checked.error?.issues.map(({ message }) => message)).toEqual(['Ville ?'])
  })
})
