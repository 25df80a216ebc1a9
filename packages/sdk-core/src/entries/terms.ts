// The terms of service.

export { acceptTerms, type AcceptTermsInput } from '../features/terms/acceptTerms'
export type { TermsOfService } from '../features/terms/TermsOfService'
