/** A part of the code that no first paint waits for: it is loaded when it is first needed. */
export interface LazyModule<T> {
  /** The part, once it is there. */
  readonly loaded: T | undefined
  /** Loads it; `undefined` when that fails now, and the next call tries again. */
  load(): Promise<T | undefined>
}

export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined
  let loading: Promise<T | undefined> | undefined

  return {
    get loaded() {
      return loaded
    },
    load() {
      loading ??= load().then(
        (part) => (loaded = part),
        () => (loading = undefined),
      )
      return loading
    },
  }
}
