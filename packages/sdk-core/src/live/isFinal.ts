import type { FinalStates } from './RecordRules'

/** Returns true when a record is in one of its final states, if it has any, and need not be followed. */
export function isFinal(states: FinalStates | undefined, record: Readonly<Record<string, unknown>>): boolean {
  return states?.values.some((value) => record[states.field] === value) ?? false
}
