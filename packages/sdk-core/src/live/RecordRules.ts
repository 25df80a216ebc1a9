import type { Entity } from '../cache/entity'
import type { LiveTable } from '../client/records/LiveTable'
import type { EventBus } from '../events/createEventBus'

/** The rules that features have registered with one instance. */
export interface RulesRegistry {
  /**
   * Registering the same rules again changes nothing. Rules of several features for one table add up: its records are
   * `shownAs` all the types they name; of anything else that two of them say, the last counts.
   */
  register(...rules: readonly RecordRules[]): void
  /** The rules for records of a table's own GraphQL type; nothing for a type it is only `shownAs`. */
  of(typename: string): RecordRules | undefined
}

/**
 * The rules of a feature for the records of a table.
 *
 * The core imports no feature: a feature registers its rules with `capstan.register` before it sends a query or mutation. Rules
 * of several features for one table are added up.
 */
export interface RecordRules {
  table: LiveTable
  /**
   * Other GraphQL types under which answers show the records, with the same ids or computed from them: those answers are kept
   * up to date too. `finalStates` and `onUpdated` go by records of the table's own type alone. A type with a table of its own has
   * other ids: the platform announces its rows as changed (`app_private.row_dependencies`).
   */
  shownAs?: readonly string[]
  /**
   * The states that only a write changes: of a record in one of them the platform's pushes are not subscribed to. Its
   * followers are kept, for a write may take it out of that state.
   */
  finalStates?: FinalStates
  /**
   * Called after a mutation returned a record of the table, or a followed one was fetched again, even if nothing changed;
   * `before` is missing where no answer had shown it.
   */
  onUpdated?: (events: Pick<EventBus, 'emit'>, before: Entity | undefined, after: Entity) => void
}

/** The states of a record that only a write changes: the values of one of its fields. */
export interface FinalStates {
  field: string
  values: readonly string[]
}
