export { acceptTerms, type AcceptTermsInput } from '../terms/acceptTerms'
export type { TermsOfService } from '../terms/TermsOfService'
