import type { EmbedKey } from '@capstan/sdk-core/integrations'

/** What somebody is about to do with a key. */
export type KeyTask = { kind: 'make' } | { kind: 'edit' | 'rotate' | 'revoke'; key: EmbedKey }
