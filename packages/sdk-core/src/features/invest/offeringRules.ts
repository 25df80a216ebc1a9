import type { RecordRules } from '../../live/RecordRules'

/** An offering is an allocation as an investor sees it. */
export const offeringRules: RecordRules = { table: 'allocations', shownAs: ['InvestorOfferingDetail'] }
