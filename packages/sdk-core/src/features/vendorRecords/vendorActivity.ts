import { compareText } from '../../order/compareText'
import type { SharedPaper } from '../documents/sharedPaper'
import type { VendorRound, VendorInvestment } from './VendorRecord'

/** An event between a vendor and the reader of its profile, known from the records that the reader may see. */
export interface VendorEvent {
  id: string
  kind: 'invited' | 'document' | 'paper' | 'invested' | 'received'
  /** The name of the round, or of the paper. */
  subject: string
  /** An instant; a calendar day, `YYYY-MM-DD`, of an issuance. */
  on: string
}

interface Sources {
  rounds: readonly VendorRound[]
  papers: readonly SharedPaper[]
  /** Investments of the reader, those that were issued included. */
  made?: readonly VendorInvestment[]
  /** Holdings of the reader. */
  issued?: readonly VendorInvestment[]
}

/** Returns the events of some records, the newest first. An issuance has no time, so it follows the instants of its day. */
export function vendorActivity({ rounds, papers, made = [], issued = [] }: Sources): readonly VendorEvent[] {
  const events: VendorEvent[] = [
    ...rounds.flatMap(({ name, invitation }) =>
      invitation
        ? [{ id: invitation.id, kind: 'invited' as const, subject: name, on: invitation.createdOn }]
        : [],
    ),
    ...papers.map(({ id, name, status, createdOn }) => ({
      ...{ id, subject: name, on: createdOn },
      kind: status === 'document' ? ('document' as const) : ('paper' as const),
    })),
    ...made
      .filter(({ status }) => status !== 'drafted')
      .map(({ id, round, on }) => ({ id, kind: 'invested' as const, subject: round, on })),
    // The units held today need not be those of that day: some may have been transferred since.
    ...issued.map(({ id, round, on }) => ({ id, kind: 'received' as const, subject: round, on })),
  ]
  return events
    .filter(({ on }) => on !== '')
    .toSorted((a, b) => compareText(b.on, a.on) || compareText(a.id, b.id))
}

/**
 * Returns since when the two work together: the first invitation that was accepted, the first investment or the first issuance. A
 * paper or an invitation that waits is no work.
 */
export function togetherSince(
  rounds: readonly VendorRound[],
  activity: readonly VendorEvent[],
): string | null {
  const accepted = rounds.flatMap(({ invitation }) =>
    invitation?.status === 'accepted' ? invitation.createdOn : [],
  )
  const events = activity.flatMap(({ kind, on }) => (kind === 'invested' || kind === 'received' ? on : []))
  return [...accepted, ...events].toSorted(compareText).at(0) ?? null
}
