import type { Combination } from '../../scripts/languages/combinations'

const listeners = new Set<() => void>()
let shown: Combination | undefined

/** The combination in which stories are checked, instead of that of the toolbar; undefined outside a check. */
export const stage = {
  shown: (): Combination | undefined => shown,
  /** Shows the story as it stands in a combination. */
  show(combination: Combination): void {
    shown = combination
    for (const listener of listeners) listener()
  },
  /** The next story stands as the toolbar says; the one on the page stays as it is. */
  leave(): void {
    shown = undefined
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
