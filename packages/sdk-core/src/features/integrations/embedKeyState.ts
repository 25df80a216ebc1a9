import type { EmbedKey } from './EmbedKey'

/**
 * The state of a key. `active`: it opens sessions. `ending`: it opens sessions beside its replacement until `expiresAt`. `ended`:
 * that time is over. `revoked`: it was revoked by a user.
 */
export type EmbedKeyState = 'active' | 'ending' | 'ended' | 'revoked'

/** Returns the state of a key at an instant. */
export function embedKeyState(
  { expiresAt, revokedAt }: Pick<EmbedKey, 'expiresAt' | 'revokedAt'>,
  now: Date,
): EmbedKeyState {
  if (revokedAt) return 'revoked'
  if (!expiresAt) return 'active'
  return Date.parse(expiresAt) > now.getTime() ? 'ending' : 'ended'
}

/** Returns true when a key opens sessions at an instant. */
export function isOpenKey(key: Pick<EmbedKey, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return ['active', 'ending'].includes(embedKeyState(key, now))
}
