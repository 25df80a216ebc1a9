import { type PgSelectQueryBuilder, TYPES } from 'postgraphile/@dataplan/pg'
import { type SQL, sql } from 'postgraphile/pg-sql2'
import type { TextRange } from '../schema/textRanges.ts'

const operators: Record<TextRange, SQL> = {
  lessThan: sql`<`,
  lessThanOrEqualTo: sql`<=`,
  greaterThan: sql`>`,
  greaterThanOrEqualTo: sql`>=`,
}

export type Direction = 'ASC' | 'DESC'

/** Sorts by a column of text in its lower-case form in C collation, nulls last. */
export function sortByText(attribute: string, direction: Direction, isNullable: boolean) {
  return (query: PgSelectQueryBuilder): void => {
    if (isNullable) sortNullsLast(query, attribute)
    query.orderBy({
      fragment: sql`lower(${query.alias}.${sql.identifier(attribute)} collate "C")`,
      codec: TYPES.text,
      direction,
      nulls: 'LAST',
      nullable: isNullable,
    })
  }
}

/** Sorts by a column that may hold null and is not text, nulls last. */
export function sortByNullable(attribute: string, direction: Direction) {
  return (query: PgSelectQueryBuilder): void => {
    sortNullsLast(query, attribute)
    query.orderBy({ attribute, direction, nulls: 'LAST' })
  }
}

/**
 * Sorts by whether the column is null, before it is sorted by the column.
 *
 * The condition that @dataplan/pg builds for a cursor exchanges `is null` and `is not null`, so that paging lost the rows
 * after the first null. With this key, rows that differ in being null are told apart before their values are compared.
 */
function sortNullsLast(query: PgSelectQueryBuilder, attribute: string): void {
  query.orderBy({
    fragment: sql`(${query.alias}.${sql.identifier(attribute)} is null)`,
    codec: TYPES.boolean,
    direction: 'ASC',
    nullable: false,
  })
}

/** Compares texts as `sortByText` sorts them. */
export function compareText(range: TextRange) {
  return (identifier: SQL, value: SQL): SQL =>
    sql`lower(${identifier}) collate "C" ${operators[range]} lower(${value})`
}

/** What a text is compared with is text. */
export function textCodec() {
  return TYPES.text
}
