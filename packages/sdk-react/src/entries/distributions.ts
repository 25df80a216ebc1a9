'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { DistributionPanel, type DistributionPanelProps } from '../features/distributions/DistributionPanel'
export { DistributionsGrid, type DistributionsGridProps } from '../features/distributions/DistributionsGrid'
export { distributionsMessages } from '../features/distributions/messages'
