import { useMemo } from 'react'
import type { DataColumn } from '../model/DataColumn'

/** The columns of a block as a partner wants them: without some of its own, with others, or with other looks. */
export type ChangeColumns<Row> = (own: readonly DataColumn<Row>[]) => readonly DataColumn<Row>[]

export function useChangedColumns<Row>(
  own: readonly DataColumn<Row>[],
  change: ChangeColumns<Row> | undefined,
): readonly DataColumn<Row>[] {
  return useMemo(() => (change ? change(own) : own), [own, change])
}
