'use client'

// `CapstanProvider`, `CapstanRoot`, hooks.

export { CapstanProvider, type CapstanProviderProps } from '../provider/CapstanProvider'
export { CapstanRoot, type Isolation, type CapstanRootProps } from '../provider/CapstanRoot'
export { type CapstanRouter, type Appearance } from '../provider/context'
export { fillIn } from '../language/fillIn'
export type { LanguageSource, Languages } from '../language/Languages'
export { useFormats } from '../language/useFormats'
export type { Messages, Spoken } from '../language/Messages'
export { useAnnounce, type Announce } from '../provider/announcements/useAnnounce'
export { useHasOfflineNote } from '../provider/offline/useHasOfflineNote'
export { useSaysOffline } from '../provider/offline/useSaysOffline'
export { useBrand } from '../provider/brand/useBrand'
export { useCapstan } from '../provider/useCapstan'
export {
  useCapstanQuery,
  type AskedState,
  type QueryState,
  type CapstanQueryOptions,
} from '../provider/queries/useCapstanQuery'
export { useLoadingDelay, type LoadingPhase, type LoadingDelayOptions } from '../ui/lazy/useLoadingDelay'
export { useMessages } from '../provider/useMessages'
export { useRouter } from '../provider/useRouter'
export { useUnsent } from '../provider/offline/unsent'
