export type { Account, AccountSummary, AccountType, Address, Party } from './accounts/Account'
export { accountQuery } from './accounts/accountQuery'
export type { AccountQuery, UsersAccountsQuery, UsersDataQuery } from './accounts/operations.generated'
export { usersAccountsQuery } from './accounts/usersAccountsQuery'
export type {
  AccountRole,
  Membership,
  User,
  UserAccount,
  UsersAccounts,
  UsersData,
} from './accounts/UsersData'
export { usersDataQuery } from './accounts/usersDataQuery'
export type { EntityIndex } from './cache/createEntityIndex'
export type { OptimisticChange } from './cache/createLayers'
export type { Entity, EntityKey, RecordName } from './cache/entity'
export type { Capstan, CapstanStatus, CapstanUpdate } from './Capstan'
export type { CapstanOptions, CapstanSettings, Product } from './CapstanOptions'
export type { Client, MutateRequest, QueryKey, QueryRequest } from './client/Client'
export type { FetchSession, SessionToken } from './client/createSession'
export type { SendOptions } from './client/createTransport'
export type { Environment, SocketLike } from './client/Environment'
export { isRetryable } from './client/isRetryable'
export type { NetworkPolicy } from './client/NetworkPolicy'
export type { ServerError } from './client/normalizeError'
export { isRecordId } from './client/recordId'
export type { CapstanQuery } from './client/recordQuery'
export type { TypedDocument } from './client/TypedDocument'
export { countriesQuery } from './countries/countriesQuery'
export type { Country } from './countries/Country'
export type { CountriesQuery } from './countries/operations.generated'
export { createCapstan } from './createCapstan'
export { addMonths } from './dates/addMonths'
export { isDay } from './dates/day'
export { dayToIso } from './dates/dayToIso'
export { formatDay, type DayFormat } from './dates/formatDay'
export { formatInstant } from './dates/formatInstant'
export { isoToDay } from './dates/isoToDay'
export { monthsBetween } from './dates/monthsBetween'
export { parseDayInput } from './dates/parseDayInput'
export { today } from './dates/today'
export { fileProblem, mostUploadBytes, uploadTypes } from './documents/fileProblem'
export { sendFile, type FileLocation, type SendFileOptions } from './documents/sendFile'
export { uploadMessages } from './documents/uploadMessages'
export { uploadStatus, uploadStatusText, type UploadStatus } from './documents/uploadStatus'
export { CapstanError, type CapstanErrorOptions } from './errors/CapstanError'
export { errorCatalogue, type ErrorCode, type ErrorEntry } from './errors/errorCatalogue'
export { isCapstanError } from './errors/isCapstanError'
export type {
  CapstanEvent,
  CapstanEventData,
  CapstanEventOf,
  CapstanEventType,
  SubmitData,
} from './events/CapstanEvent'
export { createEventBus, type EventBus, type EventBusOptions } from './events/createEventBus'
export { newId } from './events/newId'
export { changedFields } from './fields/changedFields'
export { cleanField, type Cleaned } from './fields/cleanField'
export type { FieldError, FieldInput, FieldKind, FieldValue, FieldWarning, Parsed } from './fields/FieldKind'
export { fieldMessage, fieldMessages, fieldWarnings, type FieldMessages } from './fields/fieldMessages'
export { formErrorText, type ErrorTexts } from './fields/formErrorText'
export {
  formRow,
  inlineRow,
  type FormRow,
  type FormRowEvent,
  type InlineRow,
  type InlineRowEvent,
} from './fields/formRow'
export { fieldKind, fieldKindNames } from './fields/kinds'
export { loadPhoneNumbers, type PhoneNumbers } from './fields/loadPhoneNumbers'
export type { AuthorPattern } from './fields/pattern/authorPattern'
export { loadPattern } from './fields/pattern/loadPattern'
export type { Pattern } from './fields/pattern/Pattern'
export { defaultPhoneCountry } from './fields/phone'
export { noTaxId } from './fields/taxId'
export { assetCategory, type AssetCategory } from './format/assetCategory'
export { isTokenized } from './format/isTokenized'
export { shortAddress } from './format/shortAddress'
export { columnWidth, narrowestWidth } from './grid/columnWidth'
export {
  createGridPreferences,
  detailHeight,
  rowHeights,
  type GridArrangement,
  type GridDensity,
  type GridPreferences,
} from './grid/createGridPreferences'
export {
  nextSort,
  type GridColumn,
  type GridColumnKind,
  type GridFilter,
  type GridOperator,
  type GridSort,
  type GridValue,
} from './grid/GridColumn'
export { gridPage, gridPageSize, mostGridRows, tooManyRows, wholeList, type GridPage } from './grid/gridPage'
export { gridQuery, type GridQuery } from './grid/gridQuery'
export { gridRows, type GridRowsOptions } from './grid/gridRows'
export { groupRows, type GridGroup, type GroupedRows } from './grid/groupRows'
export { loadCsvReader } from './grid/loadCsvReader'
export type { CsvError, CsvTable, ReadCsvOptions } from './grid/readCsv'
export { gridReach, wantsMoreRows, type ScrollPlace } from './grid/wantsMoreRows'
export { writeCsv, type CsvColumn, type WriteCsvOptions } from './grid/writeCsv'
export type { Distribution, DistributionOffering } from './invest/Distribution'
export { distributionQuery } from './invest/distributionQuery'
export { investDraft, startInvestDraft, type InvestDraft, type InvestDraftEvent } from './invest/investDraft'
export { investFields, type InvestFields } from './invest/investFields'
export { investRefusal } from './invest/investRefusal'
export { makeInvestment, type Investment, type InvestmentInput } from './invest/makeInvestment'
export type { OfferingDetails } from './invest/OfferingDetails'
export { offeringDetailsQuery } from './invest/offeringDetailsQuery'
export type { DistributionQuery, OfferingDetailsQuery } from './invest/operations.generated'
export { parseUnits, type ParsedUnits } from './invest/parseUnits'
export { readInvestQuery, type AmountType, type InvestQuery } from './invest/readInvestQuery'
export { refusals, refusalTexts, type Refusal, type RefusalKey, type RefusalRemedy } from './invest/refusals'
export { totalFor } from './invest/totalFor'
export { unitsFor } from './invest/unitsFor'
export type { Live, LiveChange, LiveListeners, LiveStatus } from './live/Live'
export type { LiveRecord, LiveTable } from './live/LiveTable'
export { watchEntity } from './live/watchEntity'
export { add, compare, divide, divideFloor, multiply, round, subtract } from './money/arithmetic'
export { decimal, Decimal, parseDecimal, storedPlaces } from './money/decimal'
export { formatAmount } from './money/formatAmount'
export { formatCoupon } from './money/formatCoupon'
export { formatDecimal, type DecimalLike, type DecimalStyle } from './money/formatDecimal'
export { formatFullValue } from './money/formatFullValue'
export { formatGeneral } from './money/formatGeneral'
export { formatMoney } from './money/formatMoney'
export { formatPercent } from './money/formatPercent'
export { formatPrecision } from './money/formatPrecision'
export { formatPrice } from './money/formatPrice'
export { formatUnits } from './money/formatUnits'
export { shareOut } from './money/shareOut'
export { usDollar } from './money/usDollar'
export { emptyAddress, emptyParty, emptySetup } from './onboarding/emptySetup'
export type { InvestorAccountType } from './onboarding/InvestorAccountType'
export { investorAccountTypesQuery } from './onboarding/investorAccountTypesQuery'
export { investorTypes, type InvestorType } from './onboarding/investorTypes'
export type { InvestorAccountTypesQuery, SetupAccountInput } from './onboarding/operations.generated'
export { loadSetupSchema } from './onboarding/loadSetupSchema'
export { partyRule, type PartyLabel, type PartyRule } from './onboarding/partyRule'
export { setupAccount } from './onboarding/setupAccount'
export type { SetupAddressInput } from './onboarding/setupAddresses'
export { setupErrorText } from './onboarding/setupErrorText'
export { setupFields, type SetupFields } from './onboarding/setupFields'
export { setupInput, type SetupInput, type SetupPartyInput } from './onboarding/setupInput'
export { setupFieldMessages, type SetupFieldMessages } from './onboarding/setupMessages'
export type { SetupSchemaOptions, SetupSchemas } from './onboarding/setupSchemas'
export type { AddressValues, PartyValues, SetupValues } from './onboarding/SetupValues'
export { usStates, usStateCode, type UsState } from './onboarding/usStates'
export { startsWithText } from './order/startsWithText'
export { costBasis } from './portfolio/costBasis'
export { expectedCapital, type ExpectedCapitalInput } from './portfolio/expectedCapital'
export { fundShare, type FundShare, type FundShareInput } from './portfolio/fundShare'
export { isOverpaid, isPaidInFull } from './portfolio/isPaidInFull'
export { percentPaid } from './portfolio/percentPaid'
export { portfolioFilter, type PortfolioFilter } from './portfolio/portfolioFilter'
export { portfolioQuery, type PortfolioChoice, type PortfolioRecords } from './portfolio/portfolioQuery'
export type { PortfolioDistribution, PortfolioHolding, PortfolioRound } from './portfolio/PortfolioRecords'
export type { PortfolioAsset, PortfolioFigures, PortfolioRow } from './portfolio/PortfolioRow'
export { portfolioRows, type PortfolioInput } from './portfolio/portfolioRows'
export { portfolioStatuses, statusWord, type PortfolioStatus } from './portfolio/statusWord'
export { remainingCapital } from './portfolio/remainingCapital'
export type { Preferences, PreferenceStorage } from './preferences/createPreferences'
export { maturesOn, remainingTerm } from './securities/maturesOn'
export { vestedUnits } from './securities/vestedUnits'
export { vestingEvents, type VestingEvent } from './securities/vestingEvents'
export { vestingPeriod } from './securities/vestingPeriod'
export type { VestingTerms } from './securities/VestingTerms'
export { accreditationCredential, type AccreditationCredential } from './steps/accreditationCredential'
export type { CheckedForm } from './steps/checkDynamicForm'
export { completeStep, type CompleteStepInput } from './steps/completeStep'
export { byOrder, currentStep } from './steps/currentStep'
export { currentStepId, type ProcessOutline } from './steps/currentStepId'
export {
  dynamicForm,
  type DynamicForm,
  type DynamicFormOptions,
  type DynamicValues,
  type StepBlob,
} from './steps/dynamicForm'
export type { DynamicSchema } from './steps/dynamicSchema'
export { isFollowed } from './steps/isFollowed'
export type { ProcessQuery, StepQuery } from './steps/operations.generated'
export { overallStatus } from './steps/overallStatus'
export { processQuery, type Process, type ProcessStep } from './steps/processQuery'
export { progressText, progressTexts, type ProgressInput, type ProgressKey } from './steps/progressText'
export type { StepDetails } from './steps/readStep'
export type { DynamicField } from './steps/readStepFields'
export { signingLink } from './steps/signingLink'
export type { RenderAttributes, ShortStep, Step, StepStatus, StepType } from './steps/Step'
export { stepError } from './steps/stepError'
export { stepMessageKey, type StepMessageKey } from './steps/stepMessageKey'
export { stepQuery } from './steps/stepQuery'
export type { StepDisclosure, StepField, StepOption, StepSchema } from './steps/StepSchema'
export { stepState, type StepState } from './steps/stepState'
export { startStepView, stepView, type StepFacts, type StepView, type StepViewEvent } from './steps/stepView'
export { acceptTerms, type AcceptTermsInput } from './terms/acceptTerms'
export type { TermsOfService } from './terms/TermsOfService'
