'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { CapitalManagement, type CapitalManagementProps } from '../features/rounds/CapitalManagement'
export { CapitalOverTimeView, type CapitalOverTimeViewProps } from '../features/rounds/CapitalOverTime'
export { CapitalSummaryView, type CapitalSummaryViewProps } from '../features/rounds/CapitalSummary'
export {
  RoundInformation,
  type RoundInformationProps,
  RoundInformationView,
  type RoundInformationViewProps,
} from '../features/rounds/RoundInformation'
export { RoundManagement, type RoundManagementProps } from '../features/rounds/RoundManagement'
export { roundsMessages, type RoundsMessages } from '../features/rounds/messages'
