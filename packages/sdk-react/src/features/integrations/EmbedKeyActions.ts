import type { EmbedKey, EmbedKeyInput, NewEmbedKey } from '@capstan/sdk-core/integrations'

/** The actions of a person on keys. Each receives the idempotency key of its attempt: the same when it is sent again. @public */
export interface EmbedKeyActions {
  /** Makes a key. */
  make: (input: EmbedKeyInput, idempotencyKey: string) => Promise<NewEmbedKey>
  /** Changes a key from the version that was shown; `changed` holds the differences. */
  update: (key: EmbedKey, changed: Partial<EmbedKeyInput>, idempotencyKey: string) => Promise<unknown>
  /** Creates a key that replaces another, which stays valid for a number of seconds. */
  rotate: (key: EmbedKey, keepOldFor: number, idempotencyKey: string) => Promise<NewEmbedKey>
  /** Ends a key. */
  revoke: (key: EmbedKey, idempotencyKey: string) => Promise<unknown>
}
