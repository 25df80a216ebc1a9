import { useSyncExternalStore } from 'react'

let notes = 0
const listeners = new Set<() => void>()

/** Returns true while a note beside a button says that there is no network, so that the page does not repeat it. */
export function useHasOfflineNote(): boolean {
  return useSyncExternalStore(
    follow,
    () => notes > 0,
    () => false,
  )
}

/** Counts a note until the returned function is called. */
export function countOfflineNote(): () => void {
  change(1)
  return () => change(-1)
}

function change(by: number): void {
  notes += by
  listeners.forEach((listener) => listener())
}

function follow(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
