import { useState } from 'react'

/** Which rows of a list are picked, one or many at a time. */
export function usePicks() {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  const pick = (rows: readonly { id: string }[], isPicked: boolean) =>
    setIds((before) => {
      const next = new Set(before)
      for (const { id } of rows)
        if (isPicked) next.add(id)
        else next.delete(id)
      return next
    })
  return { ids, pick }
}
