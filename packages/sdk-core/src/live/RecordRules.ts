import type { Entity } from '../cache/entity'
import type { LiveTable } from '../client/LiveTable'
import type { EventBus } from '../events/createEventBus'

/**
 * What a feature says of the records of a table.
 *
 * An instance knows no feature: the feature's queries and writes tell it, with `capstan.register`, before they are sent.
 */
export interface RecordRules {
  table: LiveTable
  /** Other GraphQL types under which answers show the records. */
  shownAs?: readonly string[]
  /** The values of a field with which a record does not change by itself; it is followed no longer. */
  finalStates?: FinalStates
  /** Called after a record of the table was updated in the cache; `before` is missing where no answer had shown it. */
  onUpdated?: (events: Pick<EventBus, 'emit'>, before: Entity | undefined, after: Entity) => void
}

/** The states from which a record does not change by itself; a write may take it out of them. */
export interface FinalStates {
  field: string
  values: readonly string[]
}
