/** A security in a list. */
export interface ListedSecurity {
  id: string
  name: string
  /** Its class, in short: B-1. */
  ticker: string | null
  /** The current value of a unit, in US dollars. */
  unitValue: string | null
  /** That times the units there may be, in US dollars. */
  latestValue: string | null
  /** The ATS it is traded on; `null` where it is not listed. */
  ats: string | null
}

/** The instrument that a round sells. */
export interface Security extends ListedSecurity {
  version: string
  /** Units that may ever exist. */
  total: string | null
  /** Units that holders have. */
  issued: string
  issuerId: string
  /** Missing where the reader may not see who issues it. */
  issuer: string | null
  /** The address at which its unissued units are kept. */
  address: string | null
  /** The rounds that sell it, as far as the reader may see them. */
  rounds: readonly { id: string; name: string }[]
}
