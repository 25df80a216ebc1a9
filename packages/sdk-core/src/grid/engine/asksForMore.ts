import type { GridFilter } from '../query/GridFilter'
import { withoutCapitals } from './withoutCapitals'

interface Asked {
  filters: readonly GridFilter[]
  search: string
}

/**
 * Returns true when every row that passes the next request passed the one before: a filter was added, or a search text became
 * longer.
 */
export function asksForMore(next: Asked, before: Asked): boolean {
  return (
    includes(next.search, before.search) &&
    before.filters.every((filter) => next.filters.some((each) => isWithin(each, filter)))
  )
}

function isWithin(next: GridFilter, before: GridFilter): boolean {
  if (next === before) return true
  return (
    next.column === before.column &&
    next.operator === 'includesInsensitive' &&
    before.operator === 'includesInsensitive' &&
    includes(next.value, before.value)
  )
}

function includes(text: string, part: string): boolean {
  return withoutCapitals(text).includes(withoutCapitals(part))
}
