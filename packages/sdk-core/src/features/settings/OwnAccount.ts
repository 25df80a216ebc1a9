import type { AccountType, Address, Party } from '../accounts/Account'

/** An account as its own settings show it. Missing values are empty. */
export interface OwnAccount {
  id: string
  version: string
  type: AccountType
  name: string
  email: string
  /** The person to ask; profiles show it to those who deal with the account. */
  contactName: string
  /** Its website; https. */
  url: string
  supportEmail: string
  twitterHandle: string
  /** The bank or trust company that keeps a retirement account. */
  custodian: string
  /** The type of an investor that is set up. */
  investorType: string
  /** The name of its brand in addresses. */
  slug: string
  /** True when account setup has been completed. */
  setup: boolean
  /** The last four of the tax id; no more is ever readable. */
  taxShort: string
  addresses: readonly CardAddress[]
  parties: readonly CardParty[]
  /** The email preference of a vendor; `null` for any other account. */
  emailPreference: EmailPreference | null
}

/** The changes of an address of the account, with the shown version. */
export interface CardAddress extends Address {
  version: string
}

/** A person behind the account, as its settings show them. */
export interface CardParty extends Pick<
  Party,
  'id' | 'role' | 'firstName' | 'lastName' | 'usCitizen' | 'isPrimary' | 'allowLogin' | 'taxShort'
> {
  /** A day, `YYYY-MM-DD`. */
  dateOfBirth: string
}

/** The emails that a vendor wants to be sent, unless an allocation overrides them. (ENTITY-008) */
export interface EmailPreference {
  id: string
  version: string
  /** True when an investor gets an email about a distribution made for them. */
  sendDistribution: boolean
}
