import type { EmbedKey } from './EmbedKey'
import { isOpenKey } from './embedKeyState'

const hour = 3600
const day = 24 * hour

/** The default time that an old key stays valid after a rotation: a day. */
export const usualRotation = day

/**
 * The times in seconds for which the old key can stay valid after a rotation.
 *
 * Two keys of a kind open at once and no more: while the key before this one does, this one can only end at once.
 */
export function rotationChoices(key: EmbedKey, keys: readonly EmbedKey[], now: Date): readonly number[] {
  const former = keys.find(({ id }) => id === key.rotatedFrom)
  return former && isOpenKey(former, now) ? [0] : [hour, day, 7 * day, 0]
}
