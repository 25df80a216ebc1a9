import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onPostgres } from '../../testing/database/onEveryEngine.ts'
import { startPostgres, type TestServer } from '../../testing/database/startPostgres.ts'
import { aVendor, type TestAccount } from '../../testing/accounts/aVendor.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/openPostgres.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { applySettings } from '../db/applySettings.ts'
import { taxKey } from '../graphql/taxKey.ts'
import { keepDelivering } from './keepDelivering.ts'
import type { Database } from '../db/Database.ts'

onPostgres('webhooks on two servers', () => {
  let postgres: TestServer
  let databases: Database[] = []
  let stops: (() => Promise<void>)[] = []
  let receiver: Server
  let vendor: TestAccount
  const arrived: { id: string; subject: string; version: number }[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    databases = [await openPostgres(postgres.url), await openPostgres(postgres.url)]
    await migrate(first())
    receiver = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        const { id, subject } = JSON.parse(body) as { id: string; subject: { id: string; version: number } }
        arrived.push({ id, subject: subject.id, version: subject.version })
        response.writeHead(204).end()
      })
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    vendor = await aVendor({ rows } as never)
    const { port } = receiver.address() as AddressInfo
    await inTransaction(first(), async (client) => {
      await applySettings(client, { 'app.tax_key': taxKey(), 'app.is_sandbox': 'on' })
      await client.query(
        `with made as (
           insert into app_public.webhook_endpoints (account_id, name, url, is_ordered) values ($1, 'Mine', $2, true) returning *
         ) select app_private.add_webhook_secret(made) from made`,
        [vendor.accountId, `http://127.0.0.1:${port}/`],
      )
    })
    for (const db of databases)
      stops.push(await keepDelivering(db, { allowsLoopback: true, origin: () => '' }))
  })
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()))
    stops = []
    receiver.close()
    await Promise.all(databases.map((db) => db.close()))
    await postgres.stop()
  })

  const first = () => {
    const [db] = databases
    if (!db) throw new Error('No database has been opened.')
    return db
  }
  const rows = async (sql: string, values: unknown[] = []) => (await first().pool.query(sql, values)).rows

  it('deliver each event once, and those of a record in their order', async () => {
    const subjects = Array.from({ length: 10 }, () => randomUUID())
    const write = async (subject: string) => {
      for (let version = 1; version <= 10; version++)
        await rows(
          `select app_private.write_event(array[$1::uuid], 'step.completed', 'step', $2, $3, '/', '{}')`,
          [vendor.accountId, subject, version],
        )
    }
    await Promise.all(subjects.map(write))

    await expect.poll(() => arrived.length, { timeout: 30_000 }).toBe(100)
    expect(await rows(`select from app_private.webhook_queue`)).toEqual([])
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(100)
    for (const subject of subjects)
      expect(arrived.filter((one) => one.subject === subject).map(({ version }) => version)).toEqual([
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      ])
    expect(await rows('select from app_public.webhook_attempts')).toHaveLength(100)
  })
})
