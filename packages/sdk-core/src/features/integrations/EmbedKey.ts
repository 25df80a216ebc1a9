/** A secret key of an account, with which its server makes embed sessions. The secret itself is never here. */
export interface EmbedKey {
  id: string
  name: string
  /** The beginning and the end of the secret, to know it by. */
  hint: string
  /** The pages it may make sessions for; `:*` means any port of this computer. */
  origins: readonly string[]
  /** The components it may make sessions for. */
  components: readonly string[]
  /** The user who created it; `null` when a server or the demo data did. */
  maker: EmbedKeyMaker | null
  /** The key it takes the place of. */
  rotatedFrom: string | null
  /** A server made it with the key before it; it ends when that key is revoked. */
  isSelfRotated: boolean
  /** A day, `YYYY-MM-DD`; `null` for never. */
  lastUsedOn: string | null
  /** Until when it opens beside the key that takes its place: an instant, ISO 8601. */
  expiresAt: string | null
  /** When it was ended: an instant, ISO 8601. */
  revokedAt: string | null
  /** An instant, ISO 8601. */
  createdOn: string
  version: string
}

/** The person who made a key; `left` if they are no longer a delegate of the account. */
export interface EmbedKeyMaker {
  name: string
  status: 'active' | 'suspended' | 'left'
}

/** A key made just now. */
export interface NewEmbedKey {
  embedKey: EmbedKey
  /** The secret, which is sent only once; `null` when that answer was lost, since it cannot be read again. */
  secret: string | null
}

/** The fields of a new key. */
export interface EmbedKeyInput {
  name: string
  origins: readonly string[]
  components: readonly string[]
}
