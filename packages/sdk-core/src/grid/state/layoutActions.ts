import { arrangeColumns, orderColumns } from '../arrangeColumns'
import { untouchedLayout, type GridLayout } from '../GridLayout'
import { readLayout } from '../readLayout'
import { storedName } from '../storedName'
import type { GridContext } from './GridContext'
import type { Grid } from './GridState'
import { rebasedLayout } from './rebasedLayout'

/** Layouts that can be gone back to. */
const mostUndone = 50

type LayoutActions = Pick<
  Grid,
  | 'setDensity'
  | 'setWidth'
  | 'setVisible'
  | 'setPinned'
  | 'moveColumn'
  | 'placeColumn'
  | 'showFilterLine'
  | 'undoLayout'
  | 'resetLayout'
>

/** Arranges a grid, keeps that under its key, and takes it back. (GRID-016 … GRID-019) */
export function layoutActions({ store, key, columns, preferences }: GridContext): LayoutActions {
  const name = storedName(key)

  const show = (next: GridLayout, pastLayouts: readonly GridLayout[]) => {
    const { layout: before } = store.getState()
    store.setState({ layout: next, pastLayouts })
    preferences.set(name, rebasedLayout(readLayout(preferences.get(name)), before, next))
  }
  const change = (changes: Partial<GridLayout>) => {
    const { layout, pastLayouts } = store.getState()
    show({ ...layout, ...changes }, [...pastLayouts, layout].slice(-mostUndone))
  }
  const layout = () => store.getState().layout
  const place = (id: string, before: string | undefined) => {
    const others = orderColumns(columns, layout())
      .map((column) => column.id)
      .filter((other) => other !== id)
    const at = before === undefined ? others.length : others.indexOf(before)
    change({ order: others.toSpliced(at < 0 ? others.length : at, 0, id) })
  }

  return {
    setDensity: (density) => change({ density }),
    setWidth: (id, width) => change({ widths: { ...layout().widths, [id]: Math.round(width) } }),
    setVisible: (id, isVisible) => change({ visibility: { ...layout().visibility, [id]: isVisible } }),
    setPinned(id, side) {
      const { [id]: _, ...others } = layout().pinned
      change({ pinned: side ? { ...others, [id]: side } : others })
    },
    moveColumn(id, by) {
      const shown = arrangeColumns(columns, layout())
      const own = shown.find(({ column }) => column.id === id)?.side
      const ids = shown.filter(({ side }) => side === own).map(({ column }) => column.id)
      const at = ids.indexOf(id)
      const to = Math.max(0, Math.min(ids.length - 1, at + by))
      if (at >= 0 && to !== at) place(id, ids[to > at ? to + 1 : to] ?? afterAll(ids[to]))
    },
    placeColumn: place,
    showFilterLine(hasFilterLine) {
      store.setState({ hasFilterLine })
      preferences.set(storedName(key, '.filters'), hasFilterLine)
    },
    undoLayout() {
      const { pastLayouts } = store.getState()
      const before = pastLayouts.at(-1)
      if (!before) return
      show(before, pastLayouts.slice(0, -1))
      store.setState({ announcement: { kind: 'layoutUndone' } })
    },
    resetLayout() {
      change(untouchedLayout)
      preferences.remove(name)
    },
  }

  /** The column after another one in the order of all, hidden ones too. */
  function afterAll(id: string | undefined): string | undefined {
    const ids = orderColumns(columns, layout()).map((column) => column.id)
    return id === undefined ? undefined : ids[ids.indexOf(id) + 1]
  }
}
