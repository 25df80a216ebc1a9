import type { Entity, RecordName } from './entity'

/** What a write is expected to do, shown until the platform has answered. */
export interface OptimisticChange {
  /** Records as they will be; fields that are left out stay as they are. */
  update?: readonly Entity[]
  /** Records that will be there, under any id until the platform has given them theirs. */
  create?: readonly Entity[]
  /** Records that will be gone. */
  remove?: readonly RecordName[]
}

/** Expected changes, shown on top of what the platform has said. Answers go by the hash of their query. */
export interface OptimisticLayers {
  add(change: OptimisticChange): void
  /** Shows a change no more, from the next time on that they are laid. */
  delete(change: OptimisticChange): void
  /** Puts what the platform has said back in place; answers which queries had shown something else. */
  restore(): string[]
  /** Shows every expected change, in the order they were added; answers which queries show something else now. */
  apply(): string[]
  /** A query was dropped. */
  forget(hash: string): void
  clear(): void
  readonly size: number
}

export interface OptimisticLayersParts {
  /** Every answer as it is now. */
  answers: () => Iterable<readonly [string, unknown]>
  /** Puts an earlier value of an answer back. */
  restoreAnswer: (hash: string, data: unknown) => void
  /** Changes the answers as expected; answers which it changed. */
  applyChange: (change: OptimisticChange) => Iterable<string>
}

/**
 * Nothing is ever undone: to take one change back, all are lifted and the others laid again. So they may end in any
 * order, whatever the platform says in between.
 */
export function createOptimisticLayers({
  answers,
  restoreAnswer,
  applyChange,
}: OptimisticLayersParts): OptimisticLayers {
  const layers = new Set<OptimisticChange>()
  /** What the platform has said, where something else is shown. */
  const confirmed = new Map<string, unknown>()

  return {
    add: (change) => void layers.add(change),
    delete: (change) => void layers.delete(change),
    restore() {
      for (const [hash, data] of confirmed) restoreAnswer(hash, data)
      const restored = [...confirmed.keys()]
      confirmed.clear()
      return restored
    },
    apply() {
      const before = layers.size > 0 ? new Map(answers()) : new Map<string, unknown>()
      for (const layer of layers) for (const hash of applyChange(layer)) confirmed.set(hash, before.get(hash))
      return [...confirmed.keys()]
    },
    forget: (hash) => void confirmed.delete(hash),
    clear() {
      layers.clear()
    },
    get size() {
      return layers.size
    },
  }
}
