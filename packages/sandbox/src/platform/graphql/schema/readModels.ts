import type { PgCodec, PgResource } from 'postgraphile/@dataplan/pg'

/** The columns of rows that a list of them sums up, as their comment names them: `@totals amount,total_value`. */
export function totalsOf(codec: PgCodec | undefined): string[] {
  const tag = codec?.extensions?.tags?.totals
  return typeof tag === 'string' ? tag.split(',') : []
}

/** Returns the view of a list; undefined when a function computes its rows. */
export function viewOf(
  codec: PgCodec,
  resources: Readonly<Record<string, PgResource>>,
): PgResource | undefined {
  return Object.values(resources).find((each) => each.codec === codec && !each.parameters)
}
