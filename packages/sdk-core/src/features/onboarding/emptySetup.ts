import { partyRule } from './partyRule'
import type { AddressValues, PartyValues, SetupValues } from './SetupValues'

/** The empty setup form of an investor type, with its minimum number of parties. */
export function emptySetup(type = ''): SetupValues {
  return {
    type,
    accountName: '',
    taxId: '',
    formationDate: '',
    dateExecuted: '',
    attestation: false,
    addresses: [emptyAddress('primary')],
    parties: Array.from({ length: partyRule(type).min }, emptyParty),
  }
}

/** A party before anything is filled in. */
export function emptyParty(): PartyValues {
  return {
    firstName: '',
    lastName: '',
    email: '',
    taxId: '',
    dateOfBirth: '',
    usCitizen: '',
    allowLogin: false,
    addresses: [emptyAddress('primary')],
  }
}

/** An address before anything is filled in. */
export function emptyAddress(type: AddressValues['type']): AddressValues {
  return { type, lineOne: '', lineTwo: '', city: '', province: '', postalCode: '', countryId: '' }
}
