import { setTimeout as wait } from 'node:timers/promises'
import type { Change } from './Change.ts'

export interface QueueParts {
  /** Returns true when a change can be sent without a query. */
  isPlain: (change: Change) => boolean
  /** Sends changes that arrived together. */
  send: (changes: readonly Change[]) => void
  /** Queries the database for the viewers of changes, and notifies them. */
  ask: (changes: readonly Change[]) => Promise<void>
}

/** The milliseconds between the starts of two queries; the changes in between share one query. */
const between = 100

/**
 * Passes changes on, those that arrive together as one batch. Changes that need a query wait for the one before, so that the last
 * update of a row stays the last; the others are sent at once.
 */
export class ChangeQueue {
  readonly #parts: QueueParts
  #arrived: Change[] = []
  #waiting: Change[] = []
  #isAsking = false
  #isClosed = false

  constructor(parts: QueueParts) {
    this.#parts = parts
  }

  add(change: Change): void {
    // A transaction's changes arrive in one packet.
    if (this.#arrived.length === 0) setImmediate(() => this.#sort())
    this.#arrived.push(change)
  }

  close(): void {
    this.#isClosed = true
  }

  #sort(): void {
    const arrived = this.#arrived
    this.#arrived = []
    if (this.#isClosed) return
    const plain = arrived.filter((change) => this.#parts.isPlain(change))
    if (plain.length > 0) this.#parts.send(plain)
    if (plain.length === arrived.length) return
    this.#waiting.push(...arrived.filter((change) => !this.#parts.isPlain(change)))
    if (!this.#isAsking) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isAsking = true
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const changes = this.#waiting
      this.#waiting = []
      await Promise.all([this.#parts.ask(changes), wait(between, undefined, { ref: false })])
    }
    this.#isAsking = false
  }
}
