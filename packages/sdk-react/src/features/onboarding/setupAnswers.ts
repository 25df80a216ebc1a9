import type { AddressValues, PartyValues, SetupValues } from '@capstan/sdk-core/onboarding'

/** An address as its fields hold it. @public */
export type AddressAnswers = Omit<AddressValues, 'type' | 'lineTwo'> & { lineTwo: string }

interface Addresses {
  address: AddressAnswers
  /** True when mail goes to another address. */
  hasMailing: boolean
  mailing: AddressAnswers
}

/** A person as their fields hold them. @public */
export interface PartyAnswers extends Omit<PartyValues, 'addresses' | 'usCitizen'>, Addresses {
  /** `''` until it is answered. */
  usCitizen: 'yes' | 'no' | ''
  /** Lives where the account does. */
  sameAddress: boolean
}

/** Every answer the form has been given. What the chosen type does not ask waits here, should the type change back. @public */
export interface SetupAnswers extends Omit<SetupValues, 'addresses' | 'parties'>, Addresses {
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
