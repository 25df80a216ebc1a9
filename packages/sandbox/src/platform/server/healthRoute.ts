import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { readMigrations } from '../db/readMigrations.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import type { Database } from '../db/Database.ts'

const answerTimeout = 2_000

/**
 * Says whether the platform can do its work: 200, or 503 when something is amiss or it is about to stop.
 *
 * A load balancer in front of several servers asks here which of them can take requests.
 */
export async function addHealthRoute(app: FastifyInstance, services: PlatformServices): Promise<void> {
  const migrations = (await readMigrations()).length

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const { db, live, running } = services
    const applied = await appliedMigrations(db)
    const checks = {
      database: applied !== undefined,
      migrations: applied === migrations,
      listening: live.isListening,
      accepting: !running.isStopping,
    }
    const isWell = Object.values(checks).every(Boolean)
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'unavailable', engine: db.kind, checks })
  })
}

/** Returns the number of applied migrations, or undefined when the database does not answer in time. */
async function appliedMigrations({ pool }: Database): Promise<number | undefined> {
  const asked = pool
    .query<{ count: number }>('select count(*)::int as count from public.migrations')
    .then(({ rows }) => rows[0]?.count)
  // A late answer counts as none, as does a late error.
  asked.catch(() => undefined)
  return Promise.race([asked, setTimeout(answerTimeout, undefined, { ref: false })]).catch(() => undefined)
}
