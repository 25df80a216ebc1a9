'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { HoldingDetails, type HoldingDetailsProps } from '../features/holding/HoldingDetails'
export { HoldingDetailsView, type HoldingDetailsViewProps } from '../features/holding/HoldingDetailsView'
export { HoldingsStatement, type HoldingsStatementProps } from '../features/holding/HoldingsStatement'
export { HoldingValueView, type HoldingValueViewProps } from '../features/holding/ValueCard'
export { holdingMessages, type HoldingMessages } from '../features/holding/messages'
