import type { GridRequest, ReadAllOptions } from '@capstan/sdk-core/grid'

/** The rows of a grid, and their state. */
export type DataGridSource<Row> =
  { status: 'loading' } | { status: 'error'; error: unknown; retry: () => void } | ReadyRows<Row>

/** Rows that can be shown. */
export interface ReadyRows<Row> {
  status: 'ready'
  /** All that is loaded. A row that did not change is the same object as before. */
  rows: readonly Row[]
  /** The number of matching rows, including those not loaded; the number of given rows by default. */
  total?: number
  /** The platform has filtered and sorted: rows stay as they come. */
  isOrdered?: boolean
  /** These are the rows of the previous request; the answer to the current one is pending. */
  isOutdated?: boolean
  /** The request that these rows answer; without it they are taken as the answer to the present request. */
  requests?: GridRequest
  /** The state of the rows after these; `undefined` when these are all. */
  more?: MoreRows
  /** Loads every row; `loaded` is the number of rows so far. */
  loadAll?: { start: () => void; cancel: () => void; isLoading: boolean; loaded?: number }
  /** Reads every row that matches for a file or for paper, and shows none of them; more than 50,000 are refused. */
  readAll?: (options: ReadAllOptions) => Promise<readonly Row[]>
  /** The last error, of the next rows or of all of them: it is announced once. */
  error?: unknown
  /** The exact sums over all matching rows, by column; calculated from the rows by default. */
  totals?: Readonly<Record<string, string | null | undefined>>
}

/** The rows after those that are loaded. */
export interface MoreRows {
  status: 'waiting' | 'loading' | 'error'
  /** Loads the next ones, and retries after a failure. */
  load: () => void
}
