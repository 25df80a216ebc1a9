import type { GridQuery, GridSource } from '@capstan/sdk-core/grid'
import { useMemo, useState } from 'react'
import type { QueryState } from '../provider/queries/useCapstanQuery'
import { useChosenRows, type ChosenRows } from './useChosenRows'
import { useSourceRows, type LoadedRows } from './useSourceRows'

export interface ChoiceListInput<Row, Shown, Choice> {
  /** Makes the source of the rows, once. */
  source: () => GridSource<Row>
  /** Requests the search; the same function each time. */
  ask: (search: string) => GridQuery
  /** Reads a row; the same function each time. */
  read: (row: Row) => Shown
  /** Reads the matching rows that may be chosen at once, loaded or not. */
  readAll: (search: string) => Promise<readonly Choice[]>
  /** The filter besides the search that `ask` and `readAll` are made for; `undefined` when all rows are listed. */
  among?: string
}

/** A list of the platform to choose rows from, and the chosen rows. */
export interface ChoiceList<Shown extends Choice, Choice extends { id: string } = Shown> {
  /** The state of the present search. */
  found: QueryState<unknown>
  /** The state of the list itself: a search that fails leaves the list where it is. */
  whole: QueryState<unknown>
  loaded: LoadedRows<Shown>
  chosen: ChosenRows<Choice>
  /** The search text. */
  search: string
  setSearch: (search: string) => void
  loadMore: () => void
  /** Asks for the rows again. */
  reload: () => Promise<void>
}

/** A list that the platform searches and pages, and the chosen rows. */
export function useChoiceList<Row, Shown extends Choice, Choice extends { id: string }>(
  input: ChoiceListInput<Row, Shown, Choice>,
): ChoiceList<Shown, Choice> {
  const { ask, read, readAll, among } = input
  const [source] = useState(input.source)
  const [search, setSearch] = useState('')
  const asked = useMemo(() => ask(search), [ask, search])
  const { loaded: found, ...actions } = useSourceRows(source, asked)
  const here = found.status === 'ready' ? found.data.rows : undefined
  const rows = useMemo(() => (here ?? []).map(read), [here, read])
  const loaded: LoadedRows<Shown> = found.status === 'ready' ? { ...found.data, rows } : nothing
  const chosen = useChosenRows<Choice>({ loaded, search, among, readAll })

  const whole = search === '' && !among ? found : known

  return { found, whole, loaded, chosen, search, setSearch, ...actions }
}

const known: QueryState<unknown> = { status: 'ready', data: undefined }

const nothing: LoadedRows<never> = { rows: [], total: 0, more: 'none' }
