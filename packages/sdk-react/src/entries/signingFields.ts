'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { SigningFields, type SigningFieldsProps } from '../features/signingFields/SigningFields'
export { SigningFieldsView, type SigningFieldsViewProps } from '../features/signingFields/SigningFieldsView'
export { signingFieldsMessages, type SigningFieldsMessages } from '../features/signingFields/messages'
