import { useMemo } from 'react'
import type { DataColumn } from '../model/DataColumn'

/** Returns the columns of a block as a partner changes them: some removed, some added, some with another appearance. */
export type ChangeColumns<Row> = (own: readonly DataColumn<Row>[]) => readonly DataColumn<Row>[]

export function useChangedColumns<Row>(
  own: readonly DataColumn<Row>[],
  change: ChangeColumns<Row> | undefined,
): readonly DataColumn<Row>[] {
  return useMemo(() => (change ? change(own) : own), [own, change])
}
