import { PgSelectSingleStep } from 'postgraphile/@dataplan/pg'
import type { Step } from 'postgraphile/grafast'
import type { Plan } from './Plan.ts'

/**
 * Reads the records that the rows of a list reference only after the page is known.
 *
 * PostGraphile joins them to the list by default, which looks them up for every sorted row instead of the fifty that are shown.
 * The references of a single row are joined.
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
