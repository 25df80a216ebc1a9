import type { StoreApi } from 'zustand/vanilla'
import type { LiveTable } from '../../client/records/LiveTable'
import type { GridQuery, GridRequest } from '../query/gridQuery'

/** The rows of a grid, as far as they are loaded. */
export interface GridSourceState<Row> {
  status: 'loading' | 'error' | 'ready'
  rows: readonly Row[]
  /** How many rows match, loaded or not. */
  total: number | undefined
  /** The platform has filtered and sorted the rows; otherwise all of them are here, and the engine does. */
  isOrdered: boolean
  /** The rows are those of the last query, because the answer to this one is on its way. */
  isOutdated: boolean
  /** The reader's request when the list was last fetched; `undefined` where `show` was not called. */
  requests: GridRequest | undefined
  /** The state of the rows behind those that are loaded: none, a page, one on its way, one that failed. */
  more: 'none' | 'page' | 'loading' | 'error'
  /** How far "Load all" is. */
  progress: { loaded: number; total: number } | undefined
  /** The last error: of the first page, of the next one, or of all. */
  error: Error | undefined
  /** The sums of all rows that match, by column; unrounded. Nothing where the engine sums. */
  totals: GridTotals | undefined
}

/** Sums by column, unrounded; null if no row has a value. */
export type GridTotals = Readonly<Record<string, string | null>>

/** The source of a grid's rows: pages of a list that the platform filters and sorts, or the whole list. */
export interface GridSource<Row> {
  readonly store: Pick<StoreApi<GridSourceState<Row>>, 'getState' | 'subscribe'>
  /** Shows the list with this filter and order; `wishes`, their origin, are kept beside the rows. */
  show(query: GridQuery, requests?: GridRequest): void
  /** Asks for the first page with this filter and order, and its sums, before it is shown. A failed request is repeated then. */
  prefetch(query: GridQuery): Promise<void>
  /** Loads the next page. */
  loadMore(): Promise<void>
  /** Loads every row that matches, a thousand at a time; more than 50,000 are refused as `too_many_rows`. (GRID-006, GRID-007) */
  loadAll(): Promise<void>
  /**
   * Reads every row that matches, a thousand at a time and by id, and shows none of them: for a file, for paper.
   *
   * @throws `too_many_rows` above 50,000; the reason of the signal when it is aborted
   */
  readAll(options?: ReadAllOptions): Promise<readonly Row[]>
  /** Stops "Load all". */
  cancel(): void
  /** Retries failed requests. */
  retry(): Promise<void>
  /** Follows the list until the returned function is called; without it nothing is requested. */
  start(): () => void
}

/** How all rows are read. */
export interface ReadAllOptions {
  signal?: AbortSignal
  /** Called after each page with how many rows are here. */
  onProgress?: (loaded: number) => void
}

/** How the list of a grid is requested. */
export interface GridList<Row> {
  /** The field of the answers that has it. */
  list: string
  /** The list of an answer of either document. */
  listOf: (answer: never) => ListAnswer<Row> | null
  /** Takes `$filter`, `$orderBy`, `$first` and `$offset`; asks for `totalCount` and `nodes`. */
  pages: { toString(): string }
  /** Is read by id to its end: takes `$filter`, `$after` and `$first`. */
  whole: { toString(): string }
  /** Takes `$filter`; asks for `totals`. A document of its own: a list that shows more than rows and their count is read again. */
  totals?: { toString(): string }
  /** The sums of its answer, by column. */
  totalsOf?: (answer: never) => GridTotals
  /** Further variables of all its documents, such as the day of a cap table. */
  variables?: Readonly<Record<string, unknown>>
  /** The tables whose changes may change it, if its rows are computed and are not records. */
  tables?: readonly LiveTable[]
  /** How many rows a page has; 50 by default. (GRID-004) */
  pageSize?: number
  /** True when it is not cached: each opening requests it from the platform. */
  isAskedAnew?: boolean
}

/** The list of an answer. */
export interface ListAnswer<Row> {
  nodes: readonly (Row | null)[]
  totalCount?: number
}
