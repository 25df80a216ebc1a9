// The lookup tables of the platform, for its administrators.

export { patternProblem, type PatternProblem } from '../fields/pattern/patternProblem'
export {
  platformTypeTables,
  type AssetTypeRecord,
  type IntegrationTypeRecord,
  type InvestorAccountTypeRecord,
  type LookupTables,
  type PlatformTypeTable,
  type QuestionTypeRecord,
} from '../features/platformTypes/PlatformTypes'
export { platformTypesQuery } from '../features/platformTypes/platformTypesQuery'
export {
  addAssetType,
  addIntegrationType,
  addInvestorAccountType,
  addQuestionType,
  saveAssetType,
  saveIntegrationType,
  saveInvestorAccountType,
  saveQuestionType,
} from '../features/platformTypes/savePlatformType'
