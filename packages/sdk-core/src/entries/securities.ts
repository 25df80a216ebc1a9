// Securities: form, maturity, value and vesting.

export { maturesOn, maturityOf, remainingTerm } from '../features/securities/maturesOn'
export {
  createSecurity,
  saveSecurity,
  type SecurityChanges,
  type SecurityInput,
} from '../features/securities/saveSecurity'
export { securitiesQuery, securityNamesQuery } from '../features/securities/securitiesQuery'
export type { ListedSecurity, Security } from '../features/securities/Security'
export { securityQuery } from '../features/securities/securityQuery'
export { vestedUnits } from '../features/securities/vestedUnits'
export { vestingEvents, type VestingEvent } from '../features/securities/vestingEvents'
export { vestingPeriod } from '../features/securities/vestingPeriod'
export type { VestingTerms } from '../features/securities/VestingTerms'
