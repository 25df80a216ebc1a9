import type { GridColumn, GridColumnKind } from './GridColumn'
import type { GridFilter } from './GridFilter'
import type { GridSort } from './GridSort'

/** The variables of a list query, in the platform's words. */
export interface GridQuery {
  filter?: Record<string, unknown>
  orderBy?: string[]
}

/**
 * What to ask the platform for, so that it filters and sorts as the reader wished. (GRID-003)
 *
 * A column of a related record (`accountByInvestorId.name`) is filtered through the relation; sorting goes by columns
 * of the record itself, so a sort by another column is left to the caller, as is one without a `field`.
 */
export function gridQuery<Row>(
  columns: readonly GridColumn<Row>[],
  filters: readonly GridFilter[],
  sorts: readonly GridSort[],
): GridQuery {
  const conditions = filters.flatMap((filter) => conditionOf(columns, filter))
  const orderBy = sorts.flatMap((sort) => orderOf(columns, sort))
  return {
    ...(conditions.length > 0 && { filter: conditions.length === 1 ? conditions[0] : { and: conditions } }),
    ...(orderBy.length > 0 && { orderBy }),
  }
}

function conditionOf<Row>(columns: readonly GridColumn<Row>[], filter: GridFilter) {
  const { field, kind } = columns.find(({ id }) => id === filter.column) ?? {}
  if (!field || !('value' in filter) || filter.value === '') return []
  const { operator, value } = filter
  const wanted = wantedOf(kind, value)
  const steps = field.split('.')
  return [
    steps.reduceRight<Record<string, unknown>>((inner, step) => ({ [step]: inner }), { [operator]: wanted }),
  ]
}

/** A whole number is sent as one: columns that hold nothing else take no text, and columns of decimals take both. */
function wantedOf(kind: GridColumnKind | undefined, value: string): string | number | boolean {
  if (kind === 'number' && /^-?\d{1,9}$/.test(value)) return Number(value)
  return kind === 'boolean' ? value === 'true' : value
}

function orderOf<Row>(columns: readonly GridColumn<Row>[], { column, direction }: GridSort): string[] {
  const { field } = columns.find(({ id }) => id === column) ?? {}
  if (!field || field.includes('.')) return []
  const name = field.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()
  return [`${name}_${direction === 'ascending' ? 'ASC' : 'DESC'}`]
}
