// The terms of service.

export { acceptTerms, type AcceptTermsInput } from '../features/terms/acceptTerms'
export type { PendingTerms } from '../features/terms/PendingTerms'
