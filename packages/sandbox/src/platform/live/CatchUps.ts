import type { ChangeHistory } from './ChangeHistory.ts'
import { gather } from './gather.ts'
import type { UpdateParts } from './updates/UpdateParts.ts'
import type { Viewer } from './updates/RowUpdate.ts'
import type { ChangedRow } from './sockets/PushFrame.ts'
import { type Missed, missedUpdates } from './updates/missedUpdates.ts'

type Rows = readonly ChangedRow[] | undefined

/** The request of a viewer that was disconnected. */
interface Question extends Missed {
  /** Since when, by `performance.now()`: others may be worked on before it. */
  moment: number
  answer: (rows: Rows) => void
}

/** Sends the missed changes to clients that reconnect. Clients that reconnect at the same time, as after a lost network, are answered by one query. */
export class CatchUps {
  readonly #history: ChangeHistory
  readonly #parts: Pick<UpdateParts, 'db' | 'tables' | 'dependencies'>
  #waiting: Question[] = []
  #isWorking = false

  constructor(history: ChangeHistory, parts: Pick<UpdateParts, 'db' | 'tables' | 'dependencies'>) {
    this.#history = history
    this.#parts = parts
  }

  /** Returns the updates of a table that a viewer received or missed since a moment; undefined when they are not known. */
  rowsSince(moment: number, table: string, viewer: Viewer): Promise<Rows> {
    return new Promise((answer) => {
      this.#waiting.push({ moment, table, viewer, answer })
      if (!this.#isWorking) setImmediate(() => void this.#work())
      this.#isWorking = true
    })
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const asked = new Map<number, Set<Question>>()
      for (const question of this.#waiting) gather(asked, ageOf(question), question)
      this.#waiting = []
      for (const together of asked.values()) await this.#answer([...together])
    }
    this.#isWorking = false
  }

  async #answer(together: readonly Question[]): Promise<void> {
    const changes = this.#history.since(Math.min(...together.map(({ moment }) => moment)))
    // A failure means unknown rows.
    const rowsOf = changes && (await missedUpdates(changes, together, this.#parts).catch(() => undefined))
    for (const question of together) question.answer(rowsOf?.(question))
  }
}

/** Requests of about the same age are answered together: they receive the changes of at most twice their time. */
const ageOf = ({ moment }: Question) => Math.ceil(Math.log2(Math.max(performance.now() - moment, 1_000)))
