import type { GridLayout } from './GridLayout'
import { readLayout } from './readLayout'
import { storedName } from './storedName'

/** Stores the layout that a reader arranged: the preferences of an instance, or a host's own store. */
export interface GridPreferenceStore {
  get(name: string): unknown
  set(name: string, value: unknown): void
  remove(name: string): void
}

/** The layout of one grid, kept under its key. (GRID-016 … GRID-019) */
export interface GridPreferences {
  get(): GridLayout
  set(change: Partial<GridLayout>): void
  /** Resets to the layout of the author of the grid. */
  reset(): void
}

/** The preferences of the grid named by `key`. It returns a usable layout for every stored value. */
export function createGridPreferences(store: GridPreferenceStore, key: string): GridPreferences {
  const name = storedName(key)
  const get = () => readLayout(store.get(name))
  return {
    get,
    set: (change) => store.set(name, { ...get(), ...change }),
    reset: () => store.remove(name),
  }
}
