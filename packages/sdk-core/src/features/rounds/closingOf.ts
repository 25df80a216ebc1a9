import { today } from '../../dates/today'

/** The reason why a round, or a part of it, takes no new investors any more. */
export type Closing = { reason: 'closed' } | { reason: 'day_passed'; day: string }

interface ClosingFacts {
  status: string
  /** The last days of the round and of its part, `YYYY-MM-DD`; the earlier one counts. */
  closesOn: readonly (string | null)[]
}

/** Returns why a round is closed on a day; undefined while it is not. A day is over at midnight UTC, as on the platform. */
export function closingOf(
  { status, closesOn }: ClosingFacts,
  on: string = today(new Date(), 'UTC'),
): Closing | undefined {
  if (status === 'closed') return { reason: 'closed' }
  const [day] = closesOn.filter((each) => each !== null).toSorted()
  return day !== undefined && day < on ? { reason: 'day_passed', day } : undefined
}
