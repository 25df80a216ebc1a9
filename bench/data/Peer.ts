import type { Answer, Distribution, Patch } from './workload.ts'

/** A client under measurement: a cache that is written, read, observed and kept up to date. */
export interface Peer {
  /** Applies the answer of the platform for a list. */
  write(list: number, answer: Answer): void
  read(list: number): Answer | null | undefined
  /** Reports every new state of a list. */
  observe(list: number, listen: (answer: Answer) => void): void
  update(patch: Patch): void
  /** Many updates in one flush. */
  updateAll(patches: readonly Patch[]): void
  /** A record is gone. */
  remove(record: Patch): void
  /** A record is new, and belongs into every list. */
  create(record: Distribution): void
  stop(): void
}

/** Makes a peer for lists of n records. */
export type MakePeer = (n: number) => Peer
