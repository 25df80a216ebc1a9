import { partyRule } from '@capstan/sdk-core/onboarding'
import { fillIn } from '../../../language/fillIn'
import type { OnboardingMessages } from '../messages'

interface PartyPlace {
  /** The investor type. */
  type: string
  /** The party's place, from 0. */
  index: number
  messages: OnboardingMessages
}

/** Returns the name of a party in the form: `Individual 2`, or `Administrator` when the type has only one. */
export function partyName({ type, index, messages }: PartyPlace): string {
  const { label: party, max } = partyRule(type)
  const label = messages.parties[party] ?? party
  return fillIn(max === 1 ? messages.partyOnly : messages.party, { label, number: index + 1 })
}
