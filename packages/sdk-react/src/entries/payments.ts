'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
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
