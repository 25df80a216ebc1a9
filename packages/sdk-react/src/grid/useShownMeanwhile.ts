import { useMemo, useState } from 'react'
import type { DataGridSource } from './model/DataGridSource'

/** What was shown stays, as of before, while the rows of another source are on their way. */
export function useShownMeanwhile<Row>(source: DataGridSource<Row>): DataGridSource<Row> {
  const [last, setLast] = useState(source)
  if (source.status !== 'loading' && source !== last) setLast(source)
  const isLoading = source.status === 'loading'

  return useMemo(
    () => (isLoading && last.status === 'ready' ? { ...last, isOutdated: true } : source),
    [isLoading, last, source],
  )
}
