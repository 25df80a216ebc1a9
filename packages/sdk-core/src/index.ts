export type { EntityCache } from './cache/createEntityCache'
export type { Entity, EntityKey, RecordRef } from './cache/entity'
export type { Capstan, CapstanStatus, CapstanUpdate } from './Capstan'
export type { Brand, ReadyBrand } from './Brand'
export type { SessionEnd } from './client/transport/SessionEnd'
export type { CapstanOptions, CapstanSettings, Exchange, Product } from './CapstanOptions'
export type { Client, MutateRequest, QueryKey, QueryRequest } from './client/Client'
export type { FetchSession, SessionToken } from './client/transport/createSession'
export type { SendOptions } from './client/transport/createTransport'
export type { Environment, SocketLike } from './client/transport/Environment'
export { isRetryable } from './errors/isRetryable'
export type { NetworkPolicy } from './client/NetworkPolicy'
export type { ServerError } from './client/transport/normalizeError'
export { isRecordId } from './client/records/recordId'
export type { CapstanQuery } from './client/records/recordQuery'
export type { UnsettledWrite, UnsettledWrites } from './client/unsettledWrites'
export type { TypedDocument } from './client/TypedDocument'
export { createCapstan } from './createCapstan'
export { addMonths, isDay, daysBetween, dayToIso, isoToDay, monthsBetween } from './dates/day'
export { formatDay, type DayFormat } from './dates/formatDay'
export { formatInstant } from './dates/formatInstant'
export { parseDayInput } from './dates/parseDayInput'
export { today } from './dates/today'
export { zoneOf } from './dates/zoneOf'
export type { Diagnosis, SetupCheck, SetupCode } from './diagnosis/Diagnosis'
export { CapstanError, type CapstanErrorOptions } from './errors/CapstanError'
export { errorCatalogue, type ErrorCode } from './errors/errorCatalogue'
export type { ErrorEntry } from './errors/ErrorEntry'
export { isCapstanError } from './errors/isCapstanError'
export type {
  CapstanEvent,
  CapstanEventData,
  CapstanEventOf,
  CapstanEventType,
  SubmitData,
} from './events/CapstanEvent'
export type {
  EventSubject,
  InvestmentEventData,
  IssuanceEventData,
  PaymentEventData,
  PlatformEvent,
  PlatformEventData,
  PlatformEventOf,
  PlatformEventType,
  StepEventData,
} from './events/PlatformEvent'
export { createEventBus, type EventBus, type EventBusOptions } from './events/createEventBus'
export { newId } from './events/newId'
export { changedFields } from './fields/changedFields'
export { cleanField, type Cleaned } from './fields/cleanField'
export type {
  FieldError,
  FieldInput,
  FieldKind,
  FieldSendOptions,
  FieldValue,
  FieldWarning,
  Parsed,
} from './fields/kinds/FieldKind'
export type { FieldLanguage } from './fields/FieldLanguage'
export { fieldMessage, fieldMessages, fieldWarnings, type FieldMessages } from './fields/fieldMessages'
export { formErrorText, type ErrorTexts } from './fields/formErrorText'
export { inlineRow, type InlineRow, type InlineRowEvent } from './fields/inlineRow'
export { fieldKind, fieldKindNames } from './fields/kinds/kinds'
export { loadPhoneNumbers, type PhoneNumbers } from './fields/phoneNumbers/loadPhoneNumbers'
export type { AuthorPattern } from './fields/pattern/authorPattern'
export { loadPattern } from './fields/pattern/loadPattern'
export type { Pattern } from './fields/pattern/Pattern'
export { readPhoneText } from './fields/kinds/phone'
export { defaultPhoneCountry } from './fields/phoneNumbers/phoneCountry'
export { noTaxId } from './fields/kinds/taxId'
export { assetCategory, type AssetCategory } from './format/assetCategory'
export { shortAddress } from './format/shortAddress'
export { englishFormats } from './language/englishFormats'
export type { Formats } from './language/Formats'
export { formatsOf } from './language/formatsOf'
export type { PluralTexts } from './language/PluralTexts'
export { translatedName } from './language/translatedName'
export type { Live, LiveChange, LiveListeners, LiveStatus } from './live/Live'
export type { LiveRecord, LiveTable } from './client/records/LiveTable'
export type { FinalStates, RecordRules } from './live/RecordRules'
export { followRecords } from './live/followRecords'
export { add, compare, divide, divideFloor, multiply, round, subtract } from './money/arithmetic'
export {
  computedDecimal,
  decimal,
  Decimal,
  parseDecimal,
  storedPlaces,
  type DecimalLike,
} from './money/decimal'
export {
  formatAmount,
  formatCoupon,
  formatFullValue,
  formatGeneral,
  formatMoney,
  formatPercent,
  formatPrecision,
  formatPrice,
  formatUnits,
} from './money/formats'
export { formatDecimal, type DecimalStyle } from './money/formatDecimal'
export type { NumberSigns, SignedPattern } from './money/NumberSigns'
export { paidState, type PaidState } from './money/paidState'
export { percentOfLargest } from './money/percentOf'
export { shareOut } from './money/shareOut'
export {
  refuseText,
  typeNumber,
  type NumberKeep,
  type NumberRules,
  type RefusedNumber,
  type TypedNumber,
} from './money/typeNumber'
export { sumOfKnown } from './money/sumDecimals'
export { usDollar } from './money/usDollar'
export { startsWithText } from './order/startsWithText'
export type { Preferences, PreferenceStorage } from './preferences/createPreferences'
export {
  confirmWithPasskey,
  isConfirmed,
  secondFactorWay,
  type SecondFactorWay,
} from './secondFactor/confirmWithPasskey'
export type { PasskeyOptions } from './secondFactor/passkeyJson'
export type { AskSecondFactor, SecondFactorAsked, SecondFactorRequests } from './secondFactor/SecondFactor'
