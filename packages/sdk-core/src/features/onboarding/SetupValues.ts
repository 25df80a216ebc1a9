/** An address as its form holds it. */
export interface AddressValues {
  type: 'primary' | 'mailing'
  lineOne: string
  /** The only line that may stay empty. */
  lineTwo?: string
  city: string
  /** A state's two letters in the United States, free text elsewhere. */
  province: string
  postalCode: string
  /** The country's id as text, as a typeahead holds it. */
  countryId: string
}

/** The role that a party gets with the login: an admin may change everything but the owner, a viewer looks. */
export type LoginRole = 'account_admin' | 'account_viewer'

/** A person as the form holds them. */
export interface PartyValues {
  firstName: string
  lastName: string
  email: string
  taxId: string
  /** MM/DD/YYYY as typed, or YYYY-MM-DD. */
  dateOfBirth: string
  /** `''` until it is answered. */
  usCitizen: boolean | 'yes' | 'no' | ''
  /** Add as Delegate: may log in to the account. */
  allowLogin: boolean
  /** The role of a person who may log in; a viewer by default. */
  loginRole?: LoginRole
  /** The primary address, and a mailing one where it differs. */
  addresses: AddressValues[]
}

/** The account setup form. Fields that the investor type does not need stay `''`. */
export interface SetupValues {
  type: string
  accountName: string
  taxId: string
  /** MM/DD/YYYY as typed, or YYYY-MM-DD; so is the date executed. */
  formationDate: string
  dateExecuted: string
  /** The bank or trust company that keeps a retirement account. */
  custodian?: string
  attestation: boolean
  addresses: AddressValues[]
  parties: PartyValues[]
}
