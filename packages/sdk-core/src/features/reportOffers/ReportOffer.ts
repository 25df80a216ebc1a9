/** The types of accounts that have a page of reports, to which one may be offered, in the order of their screen. */
export const offeredTypes = ['issuer', 'broker'] as const

/** A type of accounts that a report may be offered to. */
export type OfferedType = (typeof offeredTypes)[number]

/** A report as administrators see it: the types of accounts it is offered to, and whether it is on. */
export interface ReportOffer {
  id: string
  /** The name of the report, as the server writes it. */
  name: string
  /** The path of the report on the platform's origin. */
  path: string
  /** The account types the report is offered to, in the order of {@link offeredTypes}. */
  offeredTo: readonly OfferedType[]
  /** True when the report can be downloaded at all. */
  isOn: boolean
}
