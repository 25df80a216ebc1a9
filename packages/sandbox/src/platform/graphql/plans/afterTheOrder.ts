import type { PgResource, PgSelectSingleStep } from 'postgraphile/@dataplan/pg'
import { type ConnectionStep, each } from 'postgraphile/grafast'

/**
 * The rows of a view that joins much are looked up by id once the page is known.
 *
 * Read with the list, everything they show would be joined and worked out for each row that is sorted; so only what the list
 * is filtered and sorted by is.
 */
export function afterTheOrder(view: PgResource) {
  return ($connection: ConnectionStep<never, never, PgSelectSingleStep, never>) =>
    each($connection.nodes(), ($row) => {
      const $whole = view.get({ id: ($row as PgSelectSingleStep).get('id') }) as PgSelectSingleStep
      $whole.getClassStep().setInliningForbidden()
      return $whole
    })
}
