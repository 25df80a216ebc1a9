import type { RecordRules } from '../../live/RecordRules'

/** An offering is an allocation as an investor sees it. */
export const offeringRules: RecordRules = { table: 'allocations', shownAs: ['InvestorOfferingDetail'] }

/** Who has no part in an allocation is told of its offering as of the wall on which it stands. */
export const wallRules: RecordRules = { table: 'wall_offerings', shownAs: ['InvestorOfferingDetail'] }
