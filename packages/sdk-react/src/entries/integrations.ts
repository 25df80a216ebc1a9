'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export type { EmbedKeyActions } from '../features/integrations/EmbedKeyActions'
export { EmbedKeys } from '../features/integrations/EmbedKeys'
export { EmbedKeysView, type EmbedKeysViewProps } from '../features/integrations/EmbedKeysView'
export {
  Integrations,
  type IntegrationsProps,
  IntegrationsView,
  type IntegrationsViewProps,
} from '../features/integrations/Integrations'
export { integrationsMessages, type IntegrationsMessages } from '../features/integrations/messages'
export { prefetchIntegrations } from '../features/integrations/prefetchIntegrations'
