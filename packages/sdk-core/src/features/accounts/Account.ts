import type { Country } from '../../countries/Country'

/** The role of an account on the platform. */
export type AccountType = 'issuer' | 'broker' | 'agent' | 'ats' | 'investor' | 'admin'

/** An account as lists and headers show it. */
export interface AccountSummary {
  id: string
  name: string
  type: AccountType
  slug: string
  /** True when account setup has been completed. */
  setup: boolean
  email: string
  contactName: string
}

/** Street or mailing address of an account or a party. */
export interface Address {
  id: string
  type: 'primary' | 'mailing'
  lineOne: string
  lineTwo: string
  lineThree: string
  lineFour: string
  city: string
  province: string
  postalCode: string
  country: Pick<Country, 'id' | 'name' | 'alpha2'> | null
}

/** A person of an account: a signatory, a trustee, a beneficiary. */
export interface Party {
  id: string
  role: string
  firstName: string
  lastName: string
  email: string
  usCitizen: boolean
  isPrimary: boolean
  allowLogin: boolean
  /** The last four digits of the tax id; no more is ever readable. */
  taxShort: string
  addresses: readonly Address[]
}

/** An account with the answers of its setup. */
export interface Account extends AccountSummary {
  legalName: string
  url: string
  twitterHandle: string
  supportEmail: string
  /** The kind of investor, in the words of the investor account types. */
  investorType: string
  taxShort: string
  /** A day, `YYYY-MM-DD`. */
  formationDate: string | null
  /** An instant, ISO 8601. */
  createdOn: string
  jurisdiction: Pick<Country, 'id' | 'name' | 'alpha2'> | null
  addresses: readonly Address[]
  parties: readonly Party[]
}
