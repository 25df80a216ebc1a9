'use client'

export { EmbedKeys } from '../integrations/EmbedKeys'
export type { EmbedKeyActions } from '../integrations/EmbedKeyActions'
export { EmbedKeysView, type EmbedKeysViewProps } from '../integrations/EmbedKeysView'
export { integrationsMessages, type IntegrationsMessages } from '../integrations/messages'
