import { makePgService } from 'postgraphile/adaptors/pg'
import type { Database } from '../../db/Database.ts'

/** The database, as PostGraphile asks it. */
export function pgService({ pool, pgSubscriber }: Database) {
  return makePgService({
    schemas: ['app_public'],
    // The schema contains only objects granted to this role.
    pgSettingsForIntrospection: { role: 'app_user' },
    pool,
    ...(pgSubscriber && { pgSubscriber, pubsub: false }),
  })
}
