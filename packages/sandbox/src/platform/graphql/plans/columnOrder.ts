import {
  type PgOrderSpec,
  type PgSelectQueryBuilder,
  type PgSelectStep,
  TYPES,
} from 'postgraphile/@dataplan/pg'
import { type ConnectionStep, lambda } from 'postgraphile/grafast'
import { type SQL, sql } from 'postgraphile/pg-sql2'
import type { TextRange } from '../schema/textRanges.ts'
import type { Plan } from './Plan.ts'

const operators: Record<TextRange, SQL> = {
  lessThan: sql`<`,
  lessThanOrEqualTo: sql`<=`,
  greaterThan: sql`>`,
  greaterThanOrEqualTo: sql`>=`,
}

export type Direction = 'ASC' | 'DESC'

/** Text, the types that JavaScript reads as numbers, and all others. */
export type SortedKind = 'text' | 'number' | 'other'

/** Sorts by a column, nulls last; text by its lower-case form in C collation. */
export function sortByColumn(
  attribute: string,
  kind: SortedKind,
  isNullable: boolean,
  isUnique: boolean,
  direction: Direction,
) {
  return (query: PgSelectQueryBuilder): void => {
    if (isNullable) sortNullsLast(query, attribute, direction)
    query.orderBy(orderBy(query, attribute, kind, isNullable, direction))
    if (isUnique) query.setOrderIsUnique()
  }
}

/** The default column that a list is sorted by. */
export interface DefaultOrder {
  attribute: string
  kind: SortedKind
  direction: Direction
}

/** Sorts a list of a function that has no order, when the request names none. */
export function sortedUnlessAsked(plan: Plan, orders: readonly DefaultOrder[]): Plan {
  return (parent, args, info) => {
    const $connection = plan(parent, args, info) as ConnectionStep<never, never, never, never>
    const $rows = $connection.getSubplan() as unknown as PgSelectStep
    $rows.apply(lambda(args.getRaw('orderBy'), (asked) => (isEmpty(asked) ? sort : undefined), true))
    return $connection
  }

  function sort(query: PgSelectQueryBuilder): void {
    for (const { attribute, kind, direction } of orders)
      query.orderBy(orderBy(query, attribute, kind, true, direction))
  }
}

function isEmpty(asked: unknown): boolean {
  return asked === undefined || asked === null || (Array.isArray(asked) && asked.length === 0)
}

function orderBy(
  query: PgSelectQueryBuilder,
  attribute: string,
  kind: SortedKind,
  nullable: boolean,
  direction: Direction,
): PgOrderSpec {
  const column = sql`${query.alias}.${sql.identifier(attribute)}`
  if (kind === 'text')
    return {
      fragment: sql`lower(${column} collate "C")`,
      codec: TYPES.text,
      direction,
      nulls: 'LAST',
      nullable,
    }
  // A cursor would carry null as the number 0: as a decimal it is kept as it is.
  if (kind === 'number') return { fragment: column, codec: TYPES.numeric, direction, nulls: 'LAST', nullable }
  return { attribute, direction, nulls: 'LAST' }
}

/**
 * Sorts by nullness of the column before its values.
 *
 * The condition that @dataplan/pg builds for a cursor swaps `is null` and `is not null`, so paging lost the rows after the first
 * null. With this key, null and non-null rows are separated before their values are compared. It has the direction of the column,
 * because PostGraphile orders ties by id in the direction of the first key.
 */
function sortNullsLast(query: PgSelectQueryBuilder, attribute: string, direction: Direction): void {
  const column = sql`${query.alias}.${sql.identifier(attribute)}`
  query.orderBy({
    fragment: direction === 'ASC' ? sql`(${column} is null)` : sql`(${column} is not null)`,
    codec: TYPES.boolean,
    direction,
    nullable: false,
  })
}

/** Compares texts as `sortByText` sorts them. */
export function compareText(range: TextRange) {
  return (identifier: SQL, value: SQL): SQL =>
    sql`lower(${identifier}) collate "C" ${operators[range]} lower(${value})`
}

/** Returns the codec of the values that a text is compared with. */
export function textCodec() {
  return TYPES.text
}
