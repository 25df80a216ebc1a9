import type { GridColumn } from '../GridColumn'
import type { GridFilter } from './GridFilter'
import type { GridSort } from './GridSort'
import { asPart } from './asPart'
import { asText } from './asText'
import { isFilledIn } from './isFilledIn'
import { momentBounds } from './momentBounds'
import { wholeComparison } from './wholeComparison'

/** The variables of a list query, in the platform's words. */
export interface GridQuery {
  filter?: Record<string, unknown>
  orderBy?: string[]
}

/** The filters, sorts and search that a reader chose in a grid. */
export interface GridRequest {
  filters?: readonly GridFilter[]
  search?: string
  sorts?: readonly GridSort[]
}

type Condition = Record<string, unknown>
type ComparedFilter = Extract<GridFilter, { value: string }>

/**
 * Returns the variables with which the platform filters and sorts as the reader chose. (GRID-003)
 *
 * A column of a related record (`accountByInvestorId.name`) is filtered through the relation, and sorted by its `orderBy`; read
 * models have such columns of their own. A choice that the platform does not support is left out.
 */
export function gridQuery<Row>(
  columns: readonly GridColumn<Row>[],
  { filters = [], search = '', sorts = [] }: GridRequest,
): GridQuery {
  const conditions = [
    ...filters.flatMap((filter) => conditionOf(columns, filter)),
    ...(search === '' ? [] : [searchCondition(columns, search)]),
  ]
  const orderBy = sorts.flatMap((sort) => orderOf(columns, sort))
  return {
    ...(conditions.length > 0 && { filter: conditions.length === 1 ? conditions[0] : { and: conditions } }),
    ...(orderBy.length > 0 && { orderBy }),
  }
}

function conditionOf<Row>(columns: readonly GridColumn<Row>[], filter: GridFilter): Condition[] {
  const column = columns.find(({ id }) => id === filter.column)
  const { field } = column ?? {}
  return column && field && isFilledIn(column, filter) ? [comparison(column, field, filter)] : []
}

function comparison<Row>(column: GridColumn<Row>, field: string, filter: GridFilter): Condition {
  switch (filter.operator) {
    case 'in':
      return at(field, { in: filter.values })
    case 'isEmpty':
      // A text of no letters shows nothing either.
      return column.kind === 'text'
        ? { or: [at(field, { isNull: true }), at(field, { equalTo: '' })] }
        : at(field, { isNull: true })
    case 'isNotEmpty':
      return at(field, column.kind === 'text' ? { isNull: false, notEqualTo: '' } : { isNull: false })
    default:
      if (column.isMoment) return momentComparison(field, filter)
      if (column.isWhole) return at(field, wholeComparison(filter.operator, filter.value))
      return at(field, { [filter.operator]: valueOf(column, filter) })
  }
}

function momentComparison(field: string, { operator, value }: ComparedFilter): Condition {
  const [first = {}, ...others] = momentBounds(operator, value).map((bounds) =>
    at(field, Object.fromEntries(bounds.map((bound) => [bound.operator, bound.value]))),
  )
  return others.length > 0 ? { or: [first, ...others] } : first
}

function valueOf<Row>({ kind }: GridColumn<Row>, { operator, value }: ComparedFilter): string | boolean {
  if (kind === 'boolean') return value === 'true'
  return operator === 'includesInsensitive' || operator === 'startsWithInsensitive'
    ? asPart(value)
    : asText(value)
}

function searchCondition<Row>(columns: readonly GridColumn<Row>[], search: string): Condition {
  const fields = columns.flatMap(({ kind, field }) => (kind === 'text' && field ? [field] : []))
  return { or: fields.map((field) => at(field, { includesInsensitive: asPart(search) })) }
}

/** A condition at the end of a path. */
function at(field: string, condition: Condition): Condition {
  return field.split('.').reduceRight<Condition>((inner, step) => ({ [step]: inner }), condition)
}

function orderOf<Row>(columns: readonly GridColumn<Row>[], { column: id, direction }: GridSort): string[] {
  const { field, orderBy } = columns.find((column) => column.id === id) ?? {}
  const name = orderBy ?? (field?.includes('.') ? undefined : field && inCapitals(field))
  return name ? [`${name}_${direction === 'ascending' ? 'ASC' : 'DESC'}`] : []
}

function inCapitals(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()
}
