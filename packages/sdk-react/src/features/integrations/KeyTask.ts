import type { EmbedKey } from '@capstan/sdk-core/integrations'

/** An action on a key that a dialog performs. */
export type KeyTask = { kind: 'make' } | { kind: 'edit' | 'rotate' | 'revoke'; key: EmbedKey }
