import { investorTypes } from '@capstan/sdk-core/onboarding'
import {
  emptyAnswers,
  emptyPartyAnswers,
  type AddressAnswers,
  type PartyAnswers,
  type SetupAnswers,
} from './answers/setupAnswers'

/** A few countries, as the platform lists them. */
export const someCountries = [
  { id: 36, name: 'Australia', alpha2: 'AU' },
  { id: 124, name: 'Canada', alpha2: 'CA' },
  { id: 784, name: 'United Arab Emirates (the)', alpha2: 'AE' },
  { id: 826, name: 'United Kingdom of Great Britain and Northern Ireland (the)', alpha2: 'GB' },
  { id: 840, name: 'United States of America (the)', alpha2: 'US' },
]

/** The investor types, in the order of the platform. */
export const someTypes: string[] = [...investorTypes].sort()

/** The current day in stories and tests. */
export const someDay = '2026-02-16'

/** An address in Maine. */
export const harbourWalk: AddressAnswers = {
  countryId: '840',
  lineOne: '418 Harbour Walk',
  lineTwo: 'Apt 6',
  city: 'Portland',
  province: 'ME',
  postalCode: '04101',
}

/** A person with every answer given. */
export function aParty(different: Partial<PartyAnswers> = {}): PartyAnswers {
  return {
    ...emptyPartyAnswers(),
    firstName: 'Maren',
    lastName: 'Okafor',
    email: 'maren.okafor@example.com',
    dateOfBirth: '1984-09-03',
    taxId: '987-65-4320',
    usCitizen: 'yes',
    ...different,
  }
}

/** Another. */
export function anotherParty(different: Partial<PartyAnswers> = {}): PartyAnswers {
  return aParty({
    firstName: 'Bea',
    lastName: 'Lindqvist',
    email: 'bea.lindqvist@example.com',
    dateOfBirth: '1986-02-11',
    taxId: '000',
    usCitizen: 'no',
    allowLogin: true,
    ...different,
  })
}

/** Returns the answers of an Individual, all given. */
export function someAnswers(different: Partial<SetupAnswers> = {}): SetupAnswers {
  return {
    ...emptyAnswers(),
    type: 'Individual',
    address: harbourWalk,
    parties: [aParty()],
    attestation: true,
    ...different,
  }
}

/** Returns the answers of a joint account, all given. */
export function jointAnswers(different: Partial<SetupAnswers> = {}): SetupAnswers {
  return someAnswers({
    type: 'Joint TWROS',
    accountName: 'Okafor & Lindqvist JTWROS',
    taxId: '000',
    parties: [aParty(), anotherParty()],
    ...different,
  })
}
