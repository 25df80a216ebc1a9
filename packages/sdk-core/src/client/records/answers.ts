import { CapstanError } from '../../errors/CapstanError'

/** Returns the record, or throws `not_found`. A record that does not exist and one that may not be seen have the same answer. */
export function orNotFound<T>(record: T | null | undefined): T {
  if (record === null || record === undefined) throw new CapstanError('not_found')
  return record
}

/** The rows of a connection. PostGraphile may leave holes where a row may not be seen. */
export function rowsOf<T>(connection: { nodes: readonly (T | null)[] | null } | null | undefined): T[] {
  return (connection?.nodes ?? []).filter((row): row is T & {} => row !== null)
}

/** Reads a row once for as long as the row itself lives, so that an untouched row keeps its identity as it is shown. */
export function memoizeByRow<TRow extends object, TView>(read: (row: TRow) => TView): (row: TRow) => TView {
  const views = new WeakMap<TRow, { view: TView }>()
  return (row) => {
    const known = views.get(row) ?? { view: read(row) }
    views.set(row, known)
    return known.view
  }
}
