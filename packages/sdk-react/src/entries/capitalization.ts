'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { Capitalization, type CapitalizationProps } from '../features/capitalization/Capitalization'
export type { CapitalizationChoice } from '../features/capitalization/CapitalizationChoices'
export {
  CapitalizationView,
  type CapitalizationViewProps,
} from '../features/capitalization/CapitalizationView'
export { capitalizationMessages } from '../features/capitalization/messages'
