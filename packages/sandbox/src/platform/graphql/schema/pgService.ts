import { makePgService } from 'postgraphile/adaptors/pg'
import type { Database } from '../../db/openDb.ts'

/** The database, as PostGraphile asks it. */
export function pgService({ pool, pgSubscriber }: Database) {
  return makePgService({
    schemas: ['app_public'],
    // The schema shows what this role is granted, and no more.
    pgSettingsForIntrospection: { role: 'app_user' },
    pool,
    ...(pgSubscriber && { pgSubscriber, pubsub: false }),
  })
}
