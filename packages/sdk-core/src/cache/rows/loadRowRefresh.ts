import type { createRowRefresh } from './createRowRefresh'

interface Loaded {
  createRowRefresh: typeof createRowRefresh
}

let loading: Promise<Loaded | undefined> | undefined

/** Loads what asks for rows with the first change, because no page waits for it; `undefined` when it cannot be loaded now. */
export function loadRowRefresh(): Promise<Loaded | undefined> {
  loading ??= import('./createRowRefresh').catch(() => (loading = undefined))
  return loading
}
