'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { DistributionPanel, type DistributionPanelProps } from '../features/distributions/DistributionPanel'
export { DistributionsGrid, type DistributionsGridProps } from '../features/distributions/DistributionsGrid'
export { distributionsMessages } from '../features/distributions/messages'
