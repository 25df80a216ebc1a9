import type { CapTableHolderFragment, CapTableIssueFragment } from './operations.generated'

/** The figures of one stakeholder in an asset. Every figure is an exact decimal text. */
export type Stakeholder = CapTableHolderFragment

/** The issued units of a round. */
export type IssuedRound = CapTableIssueFragment

/** The rows of a cap table: the stakeholders, and the issued units of each round. */
export interface CapTableRecords {
  stakeholders: readonly Stakeholder[]
  /** The rounds of the assets; none where it is the cap table of one round. */
  rounds: readonly IssuedRound[]
}
