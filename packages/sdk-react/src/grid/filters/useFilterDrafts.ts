import type { Formats } from '@capstan/sdk-core'
import type { Grid, GridFilter } from '@capstan/sdk-core/grid'
import { useFormats } from '../../language/useFormats'
import type { DataColumn } from '../model/DataColumn'
import { draftOf, emptyDraft, filterOf, type FilterDraft } from './filterDrafts'
import { useGridState } from '../model/useGridState'
import { useWritten } from '../model/useWritten'

/** A draft under a key of its own, so that the others keep their fields when it goes. */
export type KeyedDraft = FilterDraft & { key: number }

/** The filters of a grid in the editor. Changes from elsewhere are merged. */
export function useFilterDrafts(grid: Grid, columns: readonly DataColumn<never>[]) {
  const formats = useFormats()
  const filters = useGridState(grid, (state) => state.filters)
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  const written = useWritten<readonly GridFilter[], readonly KeyedDraft[]>({
    value: filters,
    write: (asked) => withOne(draftsOf(asked, columns, formats), columns),
    read: (drafts) =>
      drafts.flatMap((draft) => {
        const column = columnOf(draft.column)
        return (column && filterOf(draft, column, formats)) ?? []
      }),
    onChange: grid.setFilters,
  })
  const { draft: drafts, change, setDraft } = written

  return {
    drafts,
    set: (key: number, draft: FilterDraft) =>
      change(drafts.map((each) => (each.key === key ? { ...draft, key } : each))),
    remove: (key: number) =>
      change(
        withOne(
          drafts.filter((each) => each.key !== key),
          columns,
        ),
      ),
    add: () => setDraft([...drafts, ...withOne([], columns)]),
  }
}

let keys = 0
const keyed = (draft: FilterDraft): KeyedDraft => ({ ...draft, key: keys++ })

function draftsOf(
  filters: readonly GridFilter[],
  columns: readonly DataColumn<never>[],
  formats: Formats,
): KeyedDraft[] {
  return filters.flatMap((filter) => {
    const column = columns.find(({ id }) => id === filter.column)
    return column ? [keyed(draftOf(filter, column, formats))] : []
  })
}

/** There is always one to write. */
function withOne(
  drafts: readonly KeyedDraft[],
  [first]: readonly DataColumn<never>[],
): readonly KeyedDraft[] {
  return drafts.length > 0 || !first ? drafts : [keyed(emptyDraft(first))]
}
