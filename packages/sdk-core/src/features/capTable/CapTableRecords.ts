import type { CapTableHolderFragment, CapTableIssueFragment } from './operations.generated'

/** What one stakeholder has of an asset: every figure an exact decimal text. */
export type Stakeholder = CapTableHolderFragment

/** What is issued of a round. */
export type IssuedRound = CapTableIssueFragment

/** Who holds how much, and of what. */
export interface CapTableRecords {
  stakeholders: readonly Stakeholder[]
  /** The rounds of the assets; none where it is the cap table of one round. */
  rounds: readonly IssuedRound[]
}
