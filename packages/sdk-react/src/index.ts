'use client'

// Written by `pnpm generate`; do not edit. Names are listed one by one in the entries.
export * from './entries/accounts'
export * from './entries/documents'
export * from './entries/integrations'
export * from './entries/invest'
export * from './entries/languages'
export * from './entries/onboarding'
export * from './entries/portfolio'
export * from './entries/provider'
export * from './entries/steps'
export * from './entries/terms'
export * from './entries/ui'
