import type { EmbedKey } from './EmbedKey'

/**
 * How a key stands: `active` it opens; `ending` it opens beside the key that takes its place, until `expiresAt`; `ended`
 * that time is over; `revoked` somebody ended it.
 */
export type EmbedKeyState = 'active' | 'ending' | 'ended' | 'revoked'

/** How a key stands at an instant. */
export function embedKeyState(
  { expiresAt, revokedAt }: Pick<EmbedKey, 'expiresAt' | 'revokedAt'>,
  now: Date,
): EmbedKeyState {
  if (revokedAt) return 'revoked'
  if (!expiresAt) return 'active'
  return Date.parse(expiresAt) > now.getTime() ? 'ending' : 'ended'
}

/** Whether a key opens anything at an instant. */
export function isOpenKey(key: Pick<EmbedKey, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return ['active', 'ending'].includes(embedKeyState(key, now))
}
