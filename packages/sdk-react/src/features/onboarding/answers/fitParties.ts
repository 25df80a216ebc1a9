import { partyRule } from '@capstan/sdk-core/onboarding'
import { emptyPartyAnswers, type PartyAnswers, type SetupAnswers } from './setupAnswers'

/** Returns the parties that the investor type takes, in their order. The others are kept, in case the type changes back. */
export function shownParties({ type, parties }: Pick<SetupAnswers, 'type' | 'parties'>): PartyAnswers[] {
  return parties.slice(0, partyRule(type).max)
}

/** Returns the parties typed so far, with as many empty ones as the investor type still needs. */
export function fitParties(type: string, parties: readonly PartyAnswers[]): PartyAnswers[] {
  const missing = Math.max(0, partyRule(type).min - parties.length)
  return [...parties, ...Array.from({ length: missing }, emptyPartyAnswers)]
}
