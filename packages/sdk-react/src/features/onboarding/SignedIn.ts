import type { User, UsersData } from '@capstan/sdk-core/accounts'
import { emptyPartyAnswers, type PartyAnswers } from './answers/setupAnswers'

/** The fields of the signed-in user that account setup reads. @public */
export interface SignedIn extends Pick<User, 'firstName' | 'lastName' | 'emails'> {
  /** True when the facts come from the page's own server, which made the account, and not from a sign-in. */
  isFromSite?: boolean
}

/**
 * Returns the user of a session with an address. The user of a page whose server made the account is no person and has none:
 * the address is the one that the server made the account with.
 */
export function setupReader({ user, account }: Pick<UsersData, 'user' | 'account'>): SignedIn {
  return user.emails.length > 0 || !account?.email
    ? user
    : { ...user, emails: [account.email], isFromSite: true }
}

/** Returns the facts that setup takes from the signed-in user; undefined when the user is no person, and so has no address. */
export function factsOf({ firstName, lastName, emails: [email] }: SignedIn) {
  return email ? { firstName, lastName, email } : undefined
}

export type SignInFacts = NonNullable<ReturnType<typeof factsOf>>

/** Returns the first party, with the facts known from the sign-in. */
export function signedInParty(facts: SignInFacts | undefined): PartyAnswers {
  return { ...emptyPartyAnswers(), ...facts }
}
