import type { Entity } from './entity'
import type { WriteEffect } from './WriteEffects'

/** A record that a mutation returned and that is still there, and what the mutation did to it. */
export interface WrittenRecord {
  record: Entity
  effect: Exclude<WriteEffect, 'deleted'>
}

/** What a mutation did. */
export interface Write {
  /** What is searched for records to update. */
  payload: unknown
  removed: readonly Entity[]
  written: readonly WrittenRecord[]
}
