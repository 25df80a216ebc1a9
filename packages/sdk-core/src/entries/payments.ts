// Payment templates: issuers and offerings at the payment provider, and the process that maps them.

export { isMapped, type MappingProcess } from '../features/payments/mappingProcess'
export type { PaymentAccount } from '../features/payments/PaymentAccount'
export { paymentAccountsQuery } from '../features/payments/paymentAccountsQuery'
export type {
  ListedPaymentInstrument,
  PaymentDocument,
  PaymentInstrument,
} from '../features/payments/PaymentInstrument'
export { paymentInstrumentQuery } from '../features/payments/paymentInstrumentQuery'
export { paymentInstrumentsQuery } from '../features/payments/paymentInstrumentsQuery'
export type { ListedPaymentIssuer, PaymentIssuer } from '../features/payments/PaymentIssuer'
export { paymentIssuerQuery } from '../features/payments/paymentIssuerQuery'
export { paymentIssuersQuery } from '../features/payments/paymentIssuersQuery'
export { paymentIssuersShown, type PaymentIssuersChoice } from '../features/payments/paymentIssuersShown'
export { syncPaymentIssuers } from '../features/payments/syncPaymentIssuers'
