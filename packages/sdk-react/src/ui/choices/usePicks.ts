import { useState } from 'react'

/** Which rows of a list are picked, one or many at a time; each is kept, because a long list is not all here. */
export function usePicks<Row extends { id: string }>() {
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(() => new Map<string, Row>())
  const pick = (rows: readonly Row[], isPicked: boolean) =>
    setPicked((before) => {
      const next = new Map(before)
      for (const row of rows)
        if (isPicked) next.set(row.id, row)
        else next.delete(row.id)
      return next
    })
  /** Picks these and no others. */
  const pickOnly = (rows: readonly Row[]) => setPicked(new Map(rows.map((row) => [row.id, row])))
  return { picked, pick, pickOnly }
}
