import { storedName } from '../storedName'
import type { GridContext } from './GridContext'
import type { Grid, GridState } from './GridState'
import { readView } from './readView'
import { noRows } from './queryActions'
import type { NamedView, SavedView } from './SavedView'

type ViewActions = Pick<Grid, 'saveView' | 'removeView' | 'showView' | 'currentView'>

/** Keeps views under names, and shows them again. */
export function viewActions(context: GridContext): ViewActions {
  const { store, key, columns, preferences } = context
  const currentView = (): SavedView => {
    const { sorts, filters, search, groupBy, layout } = store.getState()
    return { sorts, filters, search, ...(groupBy !== undefined && { groupBy }), layout }
  }
  const keep = (savedViews: readonly NamedView[]) => {
    store.setState({ savedViews })
    preferences.set(storedName(key, '.views'), savedViews)
  }
  // As they are stored by now: another tab may have saved some.
  const others = (name: string) => storedViews(context).filter((view) => view.name !== name)

  return {
    currentView,
    saveView: (name) => keep([...others(name), { name, view: currentView() }]),
    removeView: (name) => keep(others(name)),
    showView(view, name) {
      const { layout, pastLayouts } = store.getState()
      store.setState({
        ...shownBy(readView(view, columns)),
        pastLayouts: [...pastLayouts, layout],
        selection: noRows,
        range: undefined,
        announcement: { kind: 'viewShown', name },
      })
    },
  }
}

function shownBy({ groupBy, ...view }: SavedView): Pick<GridState, keyof SavedView> {
  return { ...view, groupBy }
}

/** The stored views, without invalid ones. */
export function storedViews({ key, columns, preferences }: Omit<GridContext, 'store'>): NamedView[] {
  const stored = preferences.get(storedName(key, '.views'))
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each: unknown) => {
    const { name, view } = (each ?? {}) as Partial<Record<keyof NamedView, unknown>>
    return typeof name === 'string' && name !== '' ? [{ name, view: readView(view, columns) }] : []
  })
}
