import type { GridView } from '../engine/GridView'
import type { GridContext } from './GridContext'
import type { GridSelection } from './GridSelection'
import type { Grid } from './GridState'
import { noRows } from './queryActions'

type SelectionActions = Pick<
  Grid,
  'toggleSelected' | 'selectTo' | 'selectAll' | 'clearSelection' | 'setFocus' | 'extendRange' | 'clearRange'
>

/** Selects rows, and draws ranges of cells. */
export function selectionActions({ store }: GridContext): SelectionActions {
  const select = (selection: GridSelection) =>
    store.setState({ selection, announcement: { kind: 'selected' } })
  const toggleSelected = (id: string) => select(toggled(store.getState().selection, id))

  return {
    toggleSelected,
    selectTo(id, view) {
      const { selection } = store.getState()
      const ids = selection.anchor === undefined ? undefined : rowsBetween(view, selection.anchor, id)
      if (ids) select(withRows(selection, ids))
      else toggleSelected(id)
    },
    selectAll: () => select({ kind: 'all', except: new Set() }),
    clearSelection: () => select(noRows),
    setFocus: (focus) => store.setState({ focus }),
    extendRange: (end) =>
      store.setState(({ range, focus }) => ({ range: { anchor: range?.anchor ?? focus ?? end, end } })),
    clearRange: () => store.setState({ range: undefined }),
  }
}

function toggled(selection: GridSelection, id: string): GridSelection {
  const ids = new Set(selection.kind === 'some' ? selection.ids : selection.except)
  if (!ids.delete(id)) ids.add(id)
  return selection.kind === 'some'
    ? { kind: 'some', ids, anchor: id }
    : { kind: 'all', except: ids, anchor: id }
}

function withRows(selection: GridSelection, ids: readonly string[]): GridSelection {
  return selection.kind === 'some'
    ? { ...selection, ids: new Set([...selection.ids, ...ids]) }
    : { ...selection, except: new Set([...selection.except].filter((id) => !ids.includes(id))) }
}

/** The rows from one to another in the order of the view, either way; nothing where one of them is not shown. */
function rowsBetween(view: GridView<unknown>, from: string, to: string): string[] | undefined {
  const [start, end] = [view.indexOf(from), view.indexOf(to)].sort((a, b) => a - b)
  if (start === undefined || end === undefined || start < 0) return undefined
  const items = Array.from({ length: end - start + 1 }, (_, at) => view.itemAt(start + at))
  return items.flatMap((item) => (item?.kind === 'row' ? [item.id] : []))
}
