'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { PaymentIssuersView, type PaymentIssuersViewProps } from '../features/payments/PaymentIssuersView'
export {
  PaymentOfferingsView,
  type PaymentOfferingsViewProps,
} from '../features/payments/PaymentOfferingsView'
export {
  PaymentTemplateAdmin,
  type PaymentTemplateAdminProps,
} from '../features/payments/PaymentTemplateAdmin'
export { paymentsMessages, type PaymentsMessages } from '../features/payments/messages'
export { prefetchPaymentTemplates } from '../features/payments/prefetchPaymentTemplates'
