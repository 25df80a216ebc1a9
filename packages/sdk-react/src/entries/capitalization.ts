'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { Capitalization, type CapitalizationProps } from '../features/capitalization/Capitalization'
export {
  type CapitalizationChoice,
  CapitalizationView,
  type CapitalizationViewProps,
} from '../features/capitalization/CapitalizationView'
export { capitalizationMessages } from '../features/capitalization/messages'
