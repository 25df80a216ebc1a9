import type { PgResource, PgSelectSingleStep } from 'postgraphile/@dataplan/pg'
import { type ConnectionStep, constant, each } from 'postgraphile/grafast'

/**
 * Looks up the rows of a view with many joins by id once the page is known.
 *
 * Otherwise the list would join and compute all columns for each row that it sorts; now it computes only the columns it filters
 * and sorts by. The limit makes the planner look up one row at a time: with ten tables and an array of ids it would join the
 * whole tables first.
 */
export function afterTheOrder(view: PgResource) {
  return ($connection: ConnectionStep<never, never, PgSelectSingleStep, never>) =>
    each($connection.nodes(), ($row) => {
      const $whole = view.get({ id: ($row as PgSelectSingleStep).get('id') }) as PgSelectSingleStep
      $whole.getClassStep().setFirst(constant(1))
      return $whole
    })
}
