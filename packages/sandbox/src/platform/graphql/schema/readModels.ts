import type { PgCodec, PgResource } from 'postgraphile/@dataplan/pg'

/** The columns of a view that a list of it sums up, as its comment names them: `@totals amount,total_value`. */
export function totalsOf(codec: PgCodec | undefined): string[] {
  const tag = codec?.extensions?.tags?.totals
  return typeof tag === 'string' ? tag.split(',') : []
}

/** The view that a list is of. */
export function viewOf(codec: PgCodec, resources: Readonly<Record<string, PgResource>>): PgResource {
  const view = Object.values(resources).find((each) => each.codec === codec && !each.parameters)
  if (!view) throw new Error(`Nothing has rows of ${codec.name}.`)
  return view
}
