import type { Capstan } from '@capstan/sdk-core'
import { intentKeys, type IntentKey } from '../../forms/useIntentKey'

const perCapstan = new WeakMap<Capstan, IntentKey>()

/**
 * The key that a transfer is sent with. A transfer is final: where the answer was lost, the same sent again carries the same
 * key, after a way back and in a dialog that was closed meanwhile too.
 */
export function transferIntent(capstan: Capstan): IntentKey {
  const known = perCapstan.get(capstan) ?? intentKeys()
  perCapstan.set(capstan, known)
  return known
}
