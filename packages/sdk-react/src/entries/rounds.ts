'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  RoundInformation,
  type RoundInformationProps,
  RoundInformationView,
  type RoundInformationViewProps,
} from '../features/rounds/RoundInformation'
export { RoundManagement, type RoundManagementProps } from '../features/rounds/RoundManagement'
export { CapitalManagement, type CapitalManagementProps } from '../features/rounds/capital/CapitalManagement'
export {
  CapitalOverTimeView,
  type CapitalOverTimeViewProps,
} from '../features/rounds/capital/CapitalOverTime'
export { CapitalSummaryView, type CapitalSummaryViewProps } from '../features/rounds/capital/CapitalSummary'
export { roundsMessages, type RoundsMessages } from '../features/rounds/messages'
