import type { EmbedKey, EmbedKeyInput, NewEmbedKey } from '@capstan/sdk-core/integrations'

/** What a person may do with keys. Each is given the key of its attempt: the same for the same attempt, sent again. @public */
export interface EmbedKeyActions {
  /** Makes a key. */
  make: (input: EmbedKeyInput, idempotencyKey: string) => Promise<NewEmbedKey>
  /** Changes a key from the version that was shown: what differs from it is given. */
  update: (key: EmbedKey, changed: Partial<EmbedKeyInput>, idempotencyKey: string) => Promise<unknown>
  /** Makes a key in the place of another, which still opens for so many seconds. */
  rotate: (key: EmbedKey, keepOldFor: number, idempotencyKey: string) => Promise<NewEmbedKey>
  /** Ends a key. */
  revoke: (key: EmbedKey, idempotencyKey: string) => Promise<unknown>
}
