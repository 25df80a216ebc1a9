'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  PlatformTypes,
  type PlatformTypesProps,
  PlatformTypesView,
  type PlatformTypesViewProps,
} from '../features/platformTypes/PlatformTypes'
export { platformTypesMessages } from '../features/platformTypes/messages'
export { prefetchPlatformTypes } from '../features/platformTypes/prefetchPlatformTypes'
