import type { PgCodec, PgResource } from 'postgraphile/@dataplan/pg'

/** The columns of rows that a list of them sums up, as their comment names them: `@totals amount,total_value`. */
export function totalsOf(codec: PgCodec | undefined): string[] {
  const tag = codec?.extensions?.tags?.totals
  return typeof tag === 'string' ? tag.split(',') : []
}

/** The view that a list is of; nothing where its rows are worked out by a function. */
export function viewOf(
  codec: PgCodec,
  resources: Readonly<Record<string, PgResource>>,
): PgResource | undefined {
  return Object.values(resources).find((each) => each.codec === codec && !each.parameters)
}
