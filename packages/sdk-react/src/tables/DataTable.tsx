import { type ReactNode, useCallback, useState } from 'react'
import { fillIn } from '../language/fillIn'
import { useFormats } from '../language/useFormats'
import type { QueryState } from '../provider/queries/useCapstanQuery'
import { useSpokenSearch } from '../provider/announcements/useSpokenResult'
import { EmptyState } from '../ui/feedback/EmptyState'
import { ErrorNotice } from '../ui/feedback/ErrorNotice'
import { Loading } from '../ui/feedback/Loading'
import { SkeletonRows } from '../ui/feedback/SkeletonRows'
import type { RecordRowProps } from '../ui/records/RecordRow'
import { Records } from '../ui/records/Records'
import { useUiMessages } from '../ui/uiMessages'
import { ChosenBar } from './ChosenBar'
import { recordColumns } from './recordColumns'
import { useTablesMessages } from './messages'
import type { TableDefinition } from './TableDefinition'
import { searchedRows } from './searchedRows'
import { TableSort } from './TableSort'
import { useLead, type TableSelection } from './useLead'
import { useTableSort, type TableSorting } from './useTableSort'
import type { OnOpen } from './TableEdit'

export interface DataTableProps<Row> {
  /** The name of the table for assistive technology. */
  'aria-label': string
  /** A few narrow columns, set small and close together: they stay columns where others are records already. */
  isClose?: boolean
  /** The columns of the table and how its rows are identified. */
  table: TableDefinition<Row>
  /** The rows, or their loading or error state, from `useCapstanQuery`. */
  rows: QueryState<readonly Row[]>
  /** The text that is shown when there are no rows; "None Found." by default. */
  empty?: ReactNode
  /** Which rows are chosen; without it none can be. */
  selection?: TableSelection<Row>
  /** Only rows are shown in which a text begins with this: `TableSearch` asks for it. */
  search?: string
  /** How the rows come, where the platform sorts them; without it the table does. */
  sorting?: TableSorting
}

/** A table of a few rows: sorted by its headers, chosen by check boxes, changed in their place, each row a record where there is no room. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { table, rows, empty, selection, search = '', sorting, ...rest } = props
  const formats = useFormats()
  const messages = useTablesMessages()
  const { notAvailable } = useUiMessages()
  const ready = rows.status === 'ready' ? rows.data : none
  const { held, hold } = useHeldRows()
  const { columns, idOf, edit } = table
  const found = searchedRows(ready, { columns, search, isHeld: (row) => held.has(idOf(row)) })
  const { sort, sortBy, sortTo, rows: sorted } = useTableSort(table, found, sorting)
  const lead = useLead(selection, sorted, idOf)
  useSpokenSearch(search, rows.status === 'ready' ? formats.plural(messages.found, found.length) : undefined)

  switch (rows.status) {
    case 'loading':
      return (
        <Loading visible={rows.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )
    case 'error':
      return <ErrorNotice error={rows.error} onRetry={rows.retry} />
    case 'ready':
      return (
        <>
          {sorted.length === 0 ? (
            <EmptyState text={ready.length > 0 ? fillIn(messages.nothingBegins, { search }) : empty} />
          ) : (
            <Records
              {...rest}
              columns={recordColumns(table, {
                sort,
                sortBy,
                formats,
                notAvailable,
                actions: messages.actions,
              })}
              rows={sorted}
              keyOf={idOf}
              lead={lead}
              sort={sorted.length > few && <TableSort columns={columns} sort={sort} onChange={sortTo} />}
              rowOf={edit && ((shown: RecordRowProps<Row>) => edit.rowOf(shown, hold))}
            />
          )}
          {edit?.add}
          {selection?.actions && (
            <ChosenBar count={selection.chosen.size} onClear={() => selection.onChange(new Set())}>
              {selection.actions}
            </ChosenBar>
          )}
        </>
      )
  }
}

/** So many records are read at a glance, in any order. */
const few = 5

const none: readonly never[] = []

/** The rows that are being changed: none of them goes out of sight. */
function useHeldRows(): { held: ReadonlySet<string>; hold: OnOpen } {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const hold = useCallback<OnOpen>(
    (id, isOpen) => setHeld((now) => new Set(isOpen ? [...now, id] : [...now].filter((each) => each !== id))),
    [],
  )
  return { held, hold }
}
