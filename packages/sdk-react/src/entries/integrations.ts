'use client'

export { EmbedKeys } from '../features/integrations/EmbedKeys'
export type { EmbedKeyActions } from '../features/integrations/EmbedKeyActions'
export { EmbedKeysView, type EmbedKeysViewProps } from '../features/integrations/EmbedKeysView'
export { integrationsMessages, type IntegrationsMessages } from '../features/integrations/messages'
