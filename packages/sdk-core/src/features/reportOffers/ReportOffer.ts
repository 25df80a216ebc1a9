/** The types of accounts that a report may be offered to, in the order of their screen. */
export const offeredTypes = ['issuer', 'broker', 'agent', 'ats', 'investor'] as const

/** A type of accounts that a report may be offered to. */
export type OfferedType = (typeof offeredTypes)[number]

/** A report as administrators see it: whose it is, and whether it is anybody's at the moment. */
export interface ReportOffer {
  id: string
  /** What it is called, in the platform's words. */
  name: string
  /** Where it is fetched, on the platform's origin. */
  path: string
  /** Whose it is, in the order of {@link offeredTypes}. */
  offeredTo: readonly OfferedType[]
  /** Whether it may be fetched at all. */
  isOn: boolean
}
