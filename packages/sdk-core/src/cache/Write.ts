import type { Entity } from './entity'
import type { WriteEffect } from './WriteEffects'

/** A record that a mutation returned and that is still there, and what the mutation did to it. */
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
