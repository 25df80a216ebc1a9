import type { User } from '@capstan/sdk-core/accounts'
import { emptyPartyAnswers, type PartyAnswers } from './setupAnswers'

/** The fields of the signed-in user that account setup reads. @public */
export type SignedIn = Pick<User, 'firstName' | 'lastName' | 'emails'>

/** Returns the facts that setup takes from the signed-in user; undefined when the user is no person, and so has no address. */
export function factsOf({ firstName, lastName, emails: [email] }: SignedIn) {
  return email ? { firstName, lastName, email } : undefined
}

export type SignInFacts = NonNullable<ReturnType<typeof factsOf>>

/** Returns the first party, with the facts known from the sign-in. */
export function signedInParty(facts: SignInFacts | undefined): PartyAnswers {
  return { ...emptyPartyAnswers(), ...facts }
}
