'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { TokenInformationView, type TokenInformationViewProps } from '../features/tokens/TokenInformation'
export { TokenManagement, type TokenManagementProps } from '../features/tokens/TokenManagement'
export { tokensMessages, type TokensMessages } from '../features/tokens/messages'
