'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { TermsOfService, type TermsOfServiceProps } from '../features/terms/TermsOfService'
export { TermsOfServiceView, type TermsOfServiceViewProps } from '../features/terms/TermsOfServiceView'
export { termsMessages, type TermsMessages } from '../features/terms/messages'
