import { parseDecimal } from '../../money/decimal'
import type { GridColumn } from '../GridColumn'
import type { GridFilter } from './GridFilter'
import { operatorsOf } from './operatorsOf'

/**
 * Returns true when a filter can be applied. A filter that its column does not support, or without a value of its kind, keeps all
 * rows.
 */
export function isFilledIn(column: Pick<GridColumn<never>, 'kind'>, filter: GridFilter): boolean {
  if (!operatorsOf(column).includes(filter.operator)) return false
  if (filter.operator === 'in') return filter.values.length > 0
  return !('value' in filter) || isValue(column.kind, filter.value)
}

function isValue(kind: GridColumn<never>['kind'], value: string): boolean {
  switch (kind) {
    case 'number':
      return parseDecimal(value, 60) !== undefined
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'date':
      return /^\d{4}-\d\d-\d\d/.test(value)
    default:
      return value !== ''
  }
}
