import type { Upload, Uploads } from '@capstan/sdk-core/uploads'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/** What is on its way in each of several sets of uploads, as it is now. The same sets as long as they are the same. */
export function useManyUploads(sets: readonly Uploads[]): readonly (readonly Upload[])[] {
  const latest = useRef<readonly (readonly Upload[])[]>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = sets.map((uploads) => uploads.subscribe(listener))
      return () => ends.forEach((end) => end())
    },
    [sets],
  )
  const current = useCallback(() => {
    const next = sets.map((uploads) => uploads.current())
    const isSame =
      next.length === latest.current.length && next.every((each, at) => each === latest.current[at])
    if (!isSame) latest.current = next
    return latest.current
  }, [sets])

  return useSyncExternalStore(subscribe, current, current)
}
