import type { AccountType, Address, Party } from '../accounts/Account'

/** An account as its own settings show it. What it does not say is empty. */
export interface OwnAccount {
  id: string
  version: string
  type: AccountType
  name: string
  email: string
  /** Its website; https. */
  url: string
  supportEmail: string
  twitterHandle: string
  /** The name of its brand in addresses. */
  slug: string
  /** Whether account setup has been finished. */
  setup: boolean
  /** The last four of the tax id; no more is ever readable. */
  taxShort: string
  addresses: readonly CardAddress[]
  parties: readonly CardParty[]
  /** What a vendor wants mailed; nothing for anybody else. */
  emailPreference: EmailPreference | null
}

/** An address of the account, over the version that was shown. */
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

/** What a vendor wants mailed, unless an allocation says otherwise. (ENTITY-008) */
export interface EmailPreference {
  id: string
  version: string
  /** Whether an investor gets mail about a distribution made for them. */
  sendDistribution: boolean
}
