import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

interface Found {
  queryKey: QueryKey
  error: Error | null
  hasData: boolean
}

/**
 * Keeps the error of a query on screen while it is fetched again in the background, until there is data. Retry clears it and
 * shows the loading state.
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
