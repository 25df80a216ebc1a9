import { newId } from '@capstan/sdk-core'
import { useState } from 'react'

/** Makes the idempotency keys of a form. */
export interface IntentKey {
  /** The key of this intent: the same until something else is sent or the key is forgotten. */
  of: (intent: unknown) => string
  /** The intent is settled; the same sent again is a new one. */
  forget: () => void
}

/**
 * One idempotency key for each thing a person sends: the same sent again after a failure carries the same key, so that
 * the platform takes it once; anything else carries a new one.
 */
export function useIntentKey(): IntentKey {
  const [keys] = useState(intentKeys)
  return keys
}

/** The same, stored by the caller. */
export function intentKeys(): IntentKey {
  let kept: { intent: string; key: string } | undefined

  return {
    of(intent) {
      const text = JSON.stringify(intent)
      if (kept?.intent !== text) kept = { intent: text, key: newId() }
      return kept.key
    },
    forget() {
      kept = undefined
    },
  }
}
