import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

interface Found {
  queryKey: QueryKey
  error: Error | null
  hasData: boolean
}

/**
 * The error of a query, kept while the platform is asked again by itself: what is not there stays said, with its Retry, until
 * it is there. Whoever presses Retry lets go of it, and sees that it is asked for.
 */
export function useStickyError({ queryKey, error, hasData }: Found) {
  const key = hashKey(queryKey)
  const [kept, setKept] = useState<{ key: string; error: Error }>()
  const isSame = kept?.key === key
  if (hasData || (!error && !isSame)) {
    if (kept) setKept(undefined)
  } else if (error && !(isSame && kept.error === error)) setKept({ key, error })

  return { error: error ?? (isSame && !hasData ? kept.error : undefined), clear: () => setKept(undefined) }
}
