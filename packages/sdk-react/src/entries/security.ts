'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { SecondFactor, type SecondFactorProps } from '../features/security/SecondFactor'
export { SecondFactorView, type SecondFactorViewProps } from '../features/security/SecondFactorView'
export {
  Sessions,
  type SessionsProps,
  SessionsView,
  type SessionsViewProps,
} from '../features/security/Sessions'
export { securityMessages, type SecurityMessages } from '../features/security/messages'
