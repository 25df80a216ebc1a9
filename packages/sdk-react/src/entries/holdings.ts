'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { HoldingsGrid, type HoldingsGridProps } from '../features/holdings/HoldingsGrid'
export { holdingsMessages } from '../features/holdings/messages'
export { prefetchHoldings } from '../features/holdings/prefetchHoldings'
