export { emptyAddress, emptyParty, emptySetup } from '../features/onboarding/emptySetup'
export type { InvestorAccountType } from '../features/onboarding/InvestorAccountType'
export { investorAccountTypesQuery } from '../features/onboarding/investorAccountTypesQuery'
export { investorTypes, type InvestorType } from '../features/onboarding/investorTypes'
export type {
  InvestorAccountTypesQuery,
  SetupAccountInput,
} from '../features/onboarding/operations.generated'
export { loadSetupSchema } from '../features/onboarding/loadSetupSchema'
export { partyRule, type PartyLabel, type PartyRule } from '../features/onboarding/partyRule'
export { setupAccount } from '../features/onboarding/setupAccount'
export type { SetupAddressInput } from '../features/onboarding/setupAddresses'
export { setupErrorText } from '../features/onboarding/setupErrorText'
export { setupFields, type SetupFields } from '../features/onboarding/setupFields'
export { setupInput, type SetupInput, type SetupPartyInput } from '../features/onboarding/setupInput'
export { setupFieldMessages, type SetupFieldMessages } from '../features/onboarding/setupMessages'
export type { SetupSchemaOptions, SetupSchemas } from '../features/onboarding/setupSchemas'
export type { AddressValues, PartyValues, SetupValues } from '../features/onboarding/SetupValues'
export { usStates, usStateCode, type UsState } from '../features/onboarding/usStates'
