import type { PgResource, PgSelectSingleStep } from 'postgraphile/@dataplan/pg'
import { type ConnectionStep, constant, each } from 'postgraphile/grafast'

/**
 * The rows of a view that joins much are looked up by id once the page is known.
 *
 * Read with the list, everything they show would be joined and worked out for each row that is sorted; so only what the list
 * is filtered and sorted by is. The limit keeps the database at one row at a time: of ten tables and an array of ids it
 * would rather join the tables first, and all that they hold.
 */
export function afterTheOrder(view: PgResource) {
  return ($connection: ConnectionStep<never, never, PgSelectSingleStep, never>) =>
    each($connection.nodes(), ($row) => {
      const $whole = view.get({ id: ($row as PgSelectSingleStep).get('id') }) as PgSelectSingleStep
      $whole.getClassStep().setFirst(constant(1))
      return $whole
    })
}
