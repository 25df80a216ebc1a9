'use client'

export { TermsOfService, type TermsOfServiceProps } from '../features/terms/TermsOfService'
export { TermsOfServiceView, type TermsOfServiceViewProps } from '../features/terms/TermsOfServiceView'
export { termsMessages, type TermsMessages } from '../features/terms/messages'
