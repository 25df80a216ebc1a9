import { type PgSelectQueryBuilder, TYPES } from 'postgraphile/@dataplan/pg'
import { type SQL, sql } from 'postgraphile/pg-sql2'
import type { TextRange } from '../schema/textRanges.ts'

const operators: Record<TextRange, SQL> = {
  lessThan: sql`<`,
  lessThanOrEqualTo: sql`<=`,
  greaterThan: sql`>`,
  greaterThanOrEqualTo: sql`>=`,
}

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
