import { type PgSelectQueryBuilder, TYPES } from 'postgraphile/@dataplan/pg'
import { type SQL, sql } from 'postgraphile/pg-sql2'

const operators = {
  lessThan: sql`<`,
  lessThanOrEqualTo: sql`<=`,
  greaterThan: sql`>`,
  greaterThanOrEqualTo: sql`>=`,
}

/** A filter by the order of text. */
export type TextRange = keyof typeof operators

/** All of them. */
export const textRanges = Object.keys(operators) as TextRange[]

/** Sorts by a column of text in its lower-case form in C collation, nulls last. */
export function sortByText(attribute: string, direction: 'ASC' | 'DESC') {
  return (query: PgSelectQueryBuilder): void =>
    query.orderBy({
      fragment: sql`lower(${query.alias}.${sql.identifier(attribute)} collate "C")`,
      codec: TYPES.text,
      direction,
      nulls: 'LAST',
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
