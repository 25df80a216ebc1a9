import { useRef } from 'react'

/**
 * One idempotency key for each thing a person confirmed: the same figures sent again after a failure carry the same
 * key, so that the platform makes one investment of them; other figures carry a new one.
 */
export function useIntentKey() {
  const kept = useRef<{ intent: string; key: string }>(undefined)

  return {
    of(input: object): string {
      const intent = JSON.stringify(input)
      if (kept.current?.intent !== intent) kept.current = { intent, key: crypto.randomUUID() }
      return kept.current.key
    },
    forget() {
      kept.current = undefined
    },
  }
}
