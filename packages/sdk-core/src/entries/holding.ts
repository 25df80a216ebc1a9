// One holding: what it is worth, when it vests, what moved in and out of it.

export type { Holding, HoldingChange, HoldingRound, HoldingVesting } from '../features/holding/Holding'
export { holdingQuery } from '../features/holding/holdingQuery'
