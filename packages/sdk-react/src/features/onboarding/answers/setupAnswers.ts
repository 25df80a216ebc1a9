import type { AddressValues, PartyValues, SetupValues } from '@capstan/sdk-core/onboarding'

/** Answers of an address, as its fields hold them. @public */
export type AddressAnswers = Omit<AddressValues, 'type' | 'lineTwo'> & { lineTwo: string }

interface Addresses {
  address: AddressAnswers
  /** True when mail goes to another address. */
  hasMailing: boolean
  mailing: AddressAnswers
}

/** Answers about a person, as the fields hold them. @public */
export interface PartyAnswers extends Omit<PartyValues, 'addresses' | 'usCitizen'>, Addresses {
  /** `''` until it is answered. */
  usCitizen: 'yes' | 'no' | ''
  /** Lives where the account does. */
  sameAddress: boolean
}

/** All answers of the form. Those that the chosen type does not ask for are kept, in case the type changes back. @public */
export interface SetupAnswers extends Omit<SetupValues, 'addresses' | 'parties' | 'custodian'>, Addresses {
  custodian: string
  parties: PartyAnswers[]
}

/** Returns the answers of an empty form. @public */
export function emptyAnswers(): SetupAnswers {
  return {
    type: '',
    accountName: '',
    taxId: '',
    formationDate: '',
    dateExecuted: '',
    custodian: '',
    ...noAddresses(),
    parties: [emptyPartyAnswers()],
    attestation: false,
  }
}

/** Returns the answers of an empty person. */
export function emptyPartyAnswers(): PartyAnswers {
  return {
    firstName: '',
    lastName: '',
    email: '',
    dateOfBirth: '',
    taxId: '',
    usCitizen: '',
    allowLogin: false,
    loginRole: 'account_viewer',
    sameAddress: true,
    ...noAddresses(),
  }
}

/** Returns the answers of an empty address. */
export function emptyAddressAnswers(): AddressAnswers {
  return { countryId: '', lineOne: '', lineTwo: '', city: '', province: '', postalCode: '' }
}

function noAddresses(): Addresses {
  return { address: emptyAddressAnswers(), hasMailing: false, mailing: emptyAddressAnswers() }
}
