import type { PGlite } from '@electric-sql/pglite'
import type { Subscriber } from './Database.ts'

/** Listens on PGlite without holding the pool's only client. */
export class PgliteSubscriber implements Subscriber {
  readonly #pglite: PGlite
  readonly #stops = new Set<() => void>()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  subscribe<T>(topic: string): AsyncIterableIterator<T> {
    const waiting = new Queue<T>()
    const listening = this.#pglite.listen(topic, (payload) => waiting.push(payload as T))
    const stop = () => {
      this.#stops.delete(stop)
      waiting.end()
      void listening.then((unlisten) => unlisten())
    }
    this.#stops.add(stop)
    return iterate(waiting, stop)
  }

  release(): void {
    for (const stop of [...this.#stops]) stop()
  }
}

function iterate<T>(queue: Queue<T>, stop: () => void): AsyncIterableIterator<T> {
  const end = () => {
    stop()
    return Promise.resolve({ value: undefined, done: true as const })
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => queue.next(),
    return: end,
    throw: end,
  }
}

class Queue<T> {
  readonly #items: T[] = []
  #wake: (() => void) | undefined
  #ended = false

  push(item: T): void {
    this.#items.push(item)
    this.#wake?.()
  }

  end(): void {
    this.#ended = true
    this.#wake?.()
  }

  async next(): Promise<IteratorResult<T>> {
    while (this.#items.length === 0 && !this.#ended) {
      await new Promise<void>((wake) => (this.#wake = wake))
    }
    const value = this.#items.shift()
    return value === undefined ? { value: undefined, done: true } : { value, done: false }
  }
}
