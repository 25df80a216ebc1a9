'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { HoldingsGrid, type HoldingsGridProps } from '../features/holdings/HoldingsGrid'
export { holdingsMessages } from '../features/holdings/messages'
export { prefetchHoldings } from '../features/holdings/prefetchHoldings'
