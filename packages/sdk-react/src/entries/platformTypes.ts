'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export {
  PlatformTypes,
  type PlatformTypesProps,
  PlatformTypesView,
  type PlatformTypesViewProps,
} from '../features/platformTypes/PlatformTypes'
export { platformTypesMessages } from '../features/platformTypes/messages'
export { prefetchPlatformTypes } from '../features/platformTypes/prefetchPlatformTypes'
