import type { User } from '@capstan/sdk-core/accounts'
import { emptyPartyAnswers, type PartyAnswers } from './setupAnswers'

/** Who is signed in, as far as setup asks for it. @public */
export type SignedIn = Pick<User, 'firstName' | 'lastName' | 'emails'>

/** What setup knows of whoever is signed in. Nothing where that is nobody in person: they have no address. */
export function factsOf({ firstName, lastName, emails: [email] }: SignedIn) {
  return email ? { firstName, lastName, email } : undefined
}

export type SignInFacts = NonNullable<ReturnType<typeof factsOf>>

/** The first party, with what is known from the sign-in. */
export function signedInParty(facts: SignInFacts | undefined): PartyAnswers {
  return { ...emptyPartyAnswers(), ...facts }
}
