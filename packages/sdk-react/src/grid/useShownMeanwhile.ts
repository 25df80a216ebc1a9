import { useMemo, useState } from 'react'
import type { DataGridSource } from './model/DataGridSource'

/** Keeps the rows of the former source on screen while those of another source load. */
export function useShownMeanwhile<Row>(source: DataGridSource<Row>): DataGridSource<Row> {
  const [last, setLast] = useState(source)
  if (source.status !== 'loading' && source !== last) setLast(source)
  const isLoading = source.status === 'loading'

  return useMemo(
    () => (isLoading && last.status === 'ready' ? { ...last, isOutdated: true } : source),
    [isLoading, last, source],
  )
}
