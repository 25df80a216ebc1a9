import type { Change } from './Change.ts'

/** So far back somebody can ask what changed, in milliseconds. */
const remembered = 120_000
/** More changes than this are not kept. */
const mostChanges = 20_000
/** An answer may have been read from a replica, and the word of a change may be late. */
const margin = 3_000

/** What changed a moment ago, for who was not connected then. */
export class ChangeHistory {
  #changes: { change: Change; at: number }[] = []
  /** Since when every change is here. */
  #completeSince = performance.now()

  add(change: Change): void {
    const now = performance.now()
    this.#changes.push({ change, at: now })
    if (this.#changes.length > mostChanges * 1.5) this.#shorten(now)
  }

  /** Changes may have been missed. */
  reset(): void {
    this.#changes = []
    this.#completeSince = performance.now()
  }

  /** What has changed in the last milliseconds, the oldest first; nothing where that is not known. */
  last(milliseconds: number): Change[] | undefined {
    const from = performance.now() - milliseconds - margin
    if (milliseconds > remembered || from < this.#completeSince) return undefined
    const first = this.#changes.findLastIndex(({ at }) => at < from) + 1
    return this.#changes.slice(first).map(({ change }) => change)
  }

  #shorten(now: number): void {
    const recent = this.#changes.filter(({ at }) => at > now - remembered - margin)
    const kept = recent.slice(-mostChanges)
    const [dropped] = recent.slice(-mostChanges - 1)
    this.#completeSince = kept.length < recent.length && dropped ? dropped.at : now - remembered - margin
    this.#changes = kept
  }
}
