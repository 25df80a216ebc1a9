'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { SigningFields, type SigningFieldsProps } from '../features/signingFields/SigningFields'
export { SigningFieldsView, type SigningFieldsViewProps } from '../features/signingFields/SigningFieldsView'
export { signingFieldsMessages, type SigningFieldsMessages } from '../features/signingFields/messages'
