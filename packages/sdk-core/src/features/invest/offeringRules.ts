import type { RecordRules } from '../../live/RecordRules'

/** An offering is an allocation as an investor sees it. */
export const offeringRules: RecordRules = { table: 'allocations', shownAs: ['InvestorOfferingDetail'] }

/** Accounts without a part in the allocation receive change events of the offer wall that lists its offering. */
export const wallRules: RecordRules = { table: 'wall_offerings', shownAs: ['InvestorOfferingDetail'] }
