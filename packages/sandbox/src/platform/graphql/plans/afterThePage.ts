import { PgSelectSingleStep } from 'postgraphile/@dataplan/pg'
import type { Step } from 'postgraphile/grafast'
import type { Plan } from './Plan.ts'

/**
 * What the rows of a list point to is asked for once the page is known.
 *
 * Joined to the list, as PostGraphile does by itself, it would be looked up for every row that is sorted, and not only
 * for the fifty that are shown. What a single row points to is joined.
 */
export function afterThePage(plan: Plan): Plan {
  return ($parent, args, info) => {
    const $row = plan($parent, args, info)
    if ($row instanceof PgSelectSingleStep && isOfList($parent)) $row.getClassStep().setInliningForbidden()
    return $row
  }
}

function isOfList($row: Step): boolean {
  return $row instanceof PgSelectSingleStep && !$row.getClassStep().unique()
}
