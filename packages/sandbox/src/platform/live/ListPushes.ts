import type { Change } from './followChanges.ts'

/** What a list is told: that rows of it have changed, and the newest version among them. */
export type TellList = (table: string, versions: ReadonlyMap<string, number>) => void

/** Changes come in bursts, and a list is asked for as a whole: one word stands for a burst. */
const within = 100

/** Gathers what changed, table by table and owner by owner, until it is told. */
export class ListPushes {
  readonly #tell: TellList
  #waiting = new Map<string, Map<string, number>>()
  #timer: NodeJS.Timeout | undefined

  constructor(tell: TellList) {
    this.#tell = tell
  }

  add({ table, version, owners }: Change): void {
    const versions = this.#waiting.get(table) ?? new Map<string, number>()
    this.#waiting.set(table, versions)
    for (const owner of owners) versions.set(owner, Math.max(version, versions.get(owner) ?? 0))
    this.#timer ??= setTimeout(() => this.#flush(), within).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  #flush(): void {
    this.#timer = undefined
    const waiting = this.#waiting
    this.#waiting = new Map()
    for (const [table, versions] of waiting) this.#tell(table, versions)
  }
}
