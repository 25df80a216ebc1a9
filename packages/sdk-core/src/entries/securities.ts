// Maturity and vesting.

export { maturesOn, remainingTerm } from '../features/securities/maturesOn'
export { contractRules, registrationRules } from '../features/securities/tokenRules'
export { vestedUnits } from '../features/securities/vestedUnits'
export { vestingEvents, type VestingEvent } from '../features/securities/vestingEvents'
export { vestingPeriod } from '../features/securities/vestingPeriod'
export type { VestingTerms } from '../features/securities/VestingTerms'
