import { useCallback, useState } from 'react'
import type { OnOpen } from './TableEdit'

/** The rows that are being changed: none of them goes out of sight. */
export function useHeldRows(): { held: ReadonlySet<string>; hold: OnOpen } {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const hold = useCallback<OnOpen>(
    (id, isOpen) => setHeld((now) => new Set(isOpen ? [...now, id] : [...now].filter((each) => each !== id))),
    [],
  )
  return { held, hold }
}
