'use client'

export { TermsOfService, type TermsOfServiceProps } from '../terms/TermsOfService'
export { TermsOfServiceView, type TermsOfServiceViewProps } from '../terms/TermsOfServiceView'
export { termsMessages, type TermsMessages } from '../terms/messages'
