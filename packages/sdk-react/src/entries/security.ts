'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { SecondFactor, type SecondFactorProps } from '../features/security/SecondFactor'
export { SecondFactorView, type SecondFactorViewProps } from '../features/security/SecondFactorView'
export { Sessions, type SessionsProps } from '../features/security/Sessions'
export { SessionsView, type SessionsViewProps } from '../features/security/SessionsView'
export { securityMessages, type SecurityMessages } from '../features/security/messages'
