import { createStore, type StoreApi } from 'zustand/vanilla'

/** The storage of preferences: the part of `Storage` that is used. */
export interface PreferenceStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  key(index: number): string | null
  readonly length: number
}

/** The layouts of a reader, by name: the columns of a grid, its density. They hold nothing about a person or an account. */
export interface Preferences {
  get(name: string): unknown
  set(name: string, value: unknown): void
  remove(name: string): void
  /** The store itself, for hooks. */
  readonly store: Pick<StoreApi<Readonly<Record<string, unknown>>>, 'getState' | 'subscribe'>
}

const prefix = 'capstan:'
// Increased when the shape of the stored data changes; data of another version is not read.
const version = 1

/** Preferences that can be notified of a change by another tab. */
interface HeldPreferences extends Preferences {
  /** Rereads the value stored under a key, or all of them after a clear. */
  reread(key: string | null): void
}

/** The preferences of one instance. They work, unsaved, where storage is refused or absent. */
export function createPreferences(given?: PreferenceStorage): HeldPreferences {
  const storage = () => given ?? hostStorage()
  const store = createStore<Readonly<Record<string, unknown>>>(() => ({}))

  const get = (name: string): unknown => {
    const held = store.getState()
    return Object.hasOwn(held, name) ? held[name] : read(storage(), name)
  }

  return {
    get,
    set(name, value) {
      store.setState({ [name]: value })
      write(storage(), name, JSON.stringify({ version, value }))
    },
    remove(name) {
      store.setState({ [name]: undefined })
      attempt(() => storage()?.removeItem(prefix + name))
    },
    reread(key) {
      const isOurs = key === null || key.startsWith(prefix)
      const names = key === null ? Object.keys(store.getState()) : [key.slice(prefix.length)]
      if (isOurs) store.setState(Object.fromEntries(names.map((name) => [name, read(storage(), name)])))
    },
    store,
  }
}

function read(storage: PreferenceStorage | undefined, name: string): unknown {
  return attempt(() => {
    const stored = JSON.parse(storage?.getItem(prefix + name) ?? 'null') as {
      version?: number
      value?: unknown
    } | null
    return stored?.version === version ? stored.value : undefined
  })
}

function write(storage: PreferenceStorage | undefined, name: string, text: string): void {
  if (!storage) return
  try {
    storage.setItem(prefix + name, text)
  } catch (error) {
    // eslint-disable-next-line no-console -- only the developer can fix it
    console.warn('Capstan: the storage is full; its own preferences are cleared.', error)
    clearOurs(storage)
    attempt(() => storage.setItem(prefix + name, text))
  }
}

/** The host's own entries are not ours to clear. */
function clearOurs(storage: PreferenceStorage): void {
  attempt(() => {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at))
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key)
  })
}

// Reading the property itself throws where a browser forbids storage.
function hostStorage(): PreferenceStorage | undefined {
  return attempt(() => globalThis.localStorage)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
