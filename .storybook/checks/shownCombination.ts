import type { Combination } from '../../scripts/languages/combinations'

const listeners = new Set<() => void>()
let shown: Combination | undefined

/** The combination in which a story is checked, instead of that of the toolbar; undefined outside a check. */
export const shownCombination = {
  get: (): Combination | undefined => shown,
  /** Renders the current story in a combination, without running its steps again. */
  set(combination: Combination): void {
    shown = combination
    for (const listener of listeners) listener()
  },
  /** Lets the next story follow the toolbar; the current one does not change. */
  clear(): void {
    shown = undefined
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
