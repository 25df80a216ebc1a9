import type { Entity } from '../entity'
import type { WriteEffect } from './WriteEffects'

/** A record that a mutation returned and did not delete, with the effect of the mutation. */
export interface WrittenRecord {
  record: Entity
  effect: Exclude<WriteEffect, 'deleted'>
}

/** The effects of a mutation on records. */
export interface Write {
  /** Searched for records to update. */
  searchIn: unknown
  removed: readonly Entity[]
  written: readonly WrittenRecord[]
}
