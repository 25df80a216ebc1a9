import type { Change } from './Change.ts'

/** The longest disconnection, in milliseconds, after which changes can still be requested. */
const remembered = 120_000
/** More rows, links and keys than this are not kept: one change may name a hundred. */
const mostKept = 20_000
/** The extra time for answers that were read from a replica and for late change events, in milliseconds. */
const margin = 3_000

/** Recent changes, for clients that were disconnected. */
export class ChangeHistory {
  #changes: { change: Change; at: number }[] = []
  #size = 0
  /** Since when every change is here. */
  #completeSince = performance.now()

  add(change: Change): void {
    this.#changes.push({ change, at: performance.now() })
    this.#size += lengthOf(change)
    if (this.#size > mostKept * 1.5) this.#shorten()
  }

  /** Changes may have been missed. */
  reset(): void {
    this.#changes = []
    this.#size = 0
    this.#completeSince = performance.now()
  }

  /** Returns the changes since a moment of `performance.now()`, the oldest first; undefined when they are not known. */
  since(moment: number): Change[] | undefined {
    const from = moment - margin
    if (performance.now() - moment > remembered || from < this.#completeSince) return undefined
    const first = this.#changes.findLastIndex(({ at }) => at < from) + 1
    return this.#changes.slice(first).map(({ change }) => change)
  }

  #shorten(): void {
    let first = 0
    for (const { change, at } of this.#changes) {
      if (this.#size <= mostKept) break
      this.#size -= lengthOf(change)
      this.#completeSince = at
      first++
    }
    this.#changes = this.#changes.slice(first)
  }
}

/** Returns the number of rows, links and keys in changes. */
export const sizeOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + lengthOf(change), 0)

function lengthOf(change: Change): number {
  if ('rows' in change) return change.rows.length
  if ('any' in change) return 1
  return 'links' in change ? change.links.length : change.keys.length
}
