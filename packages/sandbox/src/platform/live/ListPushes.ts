import { latestChange, type ChangedRow } from './sockets/PushFrame.ts'

/** An update of a table for one audience: the newest version, and the rows unless they were too many. */
export interface ListPush {
  table: string
  /** The key of the audience: the sockets of one account and person. */
  audience: string
  version: number
  rows: readonly ChangedRow[] | undefined
}

/** Changes come in bursts: the first is sent at once, and those within this time follow in one push. */
const within = 100
/** The most rows in a push. Above it any row may have changed, because reading each costs more than reading the list. */
export const mostRows = 500

interface Waiting {
  version: number
  /** Undefined once there were too many. */
  rows: Map<string, { row: ChangedRow; at: number }> | undefined
}

/** Collects changes by table and audience until they are sent. */
export class ListPushes {
  readonly #send: (push: ListPush) => void
  readonly #waiting = new Map<string, Waiting>()
  readonly #resting = new Map<string, NodeJS.Timeout>()

  constructor(send: (push: ListPush) => void) {
    this.#send = send
  }

  /** A row changed, to the version `at`: the last word on a row counts. */
  add(table: string, audience: string, { row, at }: { row: ChangedRow; at: number }): void {
    const waiting = this.#of(table, audience, row[1])
    if (!waiting.rows) return
    const [id] = row
    const before = waiting.rows.get(id)
    if (at >= (before?.at ?? 0)) waiting.rows.set(id, { row: latestChange(before?.row, row), at })
    if (waiting.rows.size > mostRows) waiting.rows = undefined
  }

  /** Any row of the table may have changed. */
  addAny(table: string, audience: string): void {
    this.#of(table, audience, 0).rows = undefined
  }

  /** Called after all changes of a batch were added. */
  flush(): void {
    for (const key of [...this.#waiting.keys()]) if (!this.#resting.has(key)) this.#push(key)
  }

  close(): void {
    for (const timer of this.#resting.values()) clearTimeout(timer)
    this.#resting.clear()
    this.#waiting.clear()
  }

  #of(table: string, audience: string, version: number): Waiting {
    const key = `${table} ${audience}`
    const waiting = this.#waiting.get(key) ?? { version, rows: new Map() }
    this.#waiting.set(key, waiting)
    waiting.version = Math.max(version, waiting.version)
    return waiting
  }

  #push(key: string): void {
    this.#resting.delete(key)
    const waiting = this.#waiting.get(key)
    if (!waiting) return
    this.#waiting.delete(key)
    this.#resting.set(key, setTimeout(() => this.#push(key), within).unref())
    const end = key.indexOf(' ')
    const rows = waiting.rows && Array.from(waiting.rows.values(), ({ row }) => row)
    this.#send({ table: key.slice(0, end), audience: key.slice(end + 1), version: waiting.version, rows })
  }
}
