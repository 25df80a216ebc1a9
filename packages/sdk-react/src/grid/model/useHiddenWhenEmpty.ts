import { useMemo, useState } from 'react'
import type { DataColumn } from './DataColumn'

/** The columns of a grid, and those of them that are hidden because no row has a value in them. */
export interface ColumnsByData<Row> {
  /** The same array as long as the columns and the hidden ones are the same. */
  columns: readonly DataColumn<Row>[]
  empty: readonly DataColumn<Row>[]
}

/**
 * Hides the columns with `isHiddenWhenEmpty` until a loaded row has a value in them. A column that had a value stays, so that a
 * filter moves no column. A file has a hidden one, because rows that are not loaded may have values.
 */
export function useHiddenWhenEmpty<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[] | undefined,
): ColumnsByData<Row> {
  const [filled, setFilled] = useState<ReadonlySet<string>>(none)
  const found = useMemo(
    () =>
      columns
        .filter(({ id, isHiddenWhenEmpty }) => isHiddenWhenEmpty && !filled.has(id))
        .filter(({ value }) => rows?.some((row) => (value(row) ?? '') !== ''))
        .map(({ id }) => id),
    [columns, rows, filled],
  )
  if (found.length > 0) setFilled(new Set([...filled, ...found]))

  return useMemo(() => {
    const isEmpty = ({ id, isHiddenWhenEmpty }: DataColumn<Row>) => isHiddenWhenEmpty && !filled.has(id)
    const empty = columns.filter(isEmpty)
    if (empty.length === 0) return { columns, empty }
    return {
      columns: columns.map((column) =>
        isEmpty(column) ? { ...column, isHidden: true, isExported: true } : column,
      ),
      empty,
    }
  }, [columns, filled])
}

const none: ReadonlySet<string> = new Set()
