import type { Entity, RecordRef } from './entity'

/** The expected effects of a mutation, shown until the platform has answered. */
export interface OptimisticChange {
  /** Records with their expected fields; fields that are left out stay as they are. */
  update?: readonly Entity[]
  /** Records that are expected to be created, under any id until the platform has given them theirs. */
  create?: readonly Entity[]
  /** Records that are expected to be removed. */
  remove?: readonly RecordRef[]
}

/** Optimistic changes, shown on top of the confirmed answers. Answers are named by the hash of their query. */
export interface OptimisticLayers {
  add(change: OptimisticChange): void
  /** Removes a change; answers show it until the next `restore` and `apply`. */
  delete(change: OptimisticChange): void
  /** Restores the confirmed answers; returns the queries that had shown something else. */
  restore(): string[]
  /**
   * Applies all changes in the order they were added; returns the queries that show something else now. Call `restore`
   * first: the answers are taken for the confirmed ones.
   */
  apply(): string[]
  /** Forgets a query that was removed from the cache. */
  forget(hash: string): void
  /** Removes all changes; answers show them until the next `restore` and `apply`. */
  clear(): void
  readonly size: number
}

export interface OptimisticLayersParts {
  /** Every query with its current answer. */
  answers: () => Iterable<readonly [string, unknown]>
  /** Puts an earlier value of an answer back. */
  restoreAnswer: (hash: string, data: unknown) => void
  /** Applies one change to the answers; returns the queries it changed. */
  applyChange: (change: OptimisticChange) => Iterable<string>
}

/**
 * Changes are not undone one at a time: the confirmed answers are restored, and the remaining changes applied again. So
 * they may end in any order, with any answers of the platform in between.
 */
export function createOptimisticLayers({
  answers,
  restoreAnswer,
  applyChange,
}: OptimisticLayersParts): OptimisticLayers {
  const layers = new Set<OptimisticChange>()
  /** The confirmed answers, where something else is shown. */
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
