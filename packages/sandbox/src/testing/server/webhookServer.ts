// A server of the platform for webhooks only: it changes investments, each in a separate transaction, and delivers events.
// bench/webhooks kills it at any moment.
import { randomUUID } from 'node:crypto'
import { applySettings } from '../../platform/db/applySettings.ts'
import { inTransaction } from '../../platform/db/inTransaction.ts'
import { openSeededDb } from '../../platform/openSeededDb.ts'
import { keepDelivering } from '../../platform/webhooks/keepDelivering.ts'

interface Job {
  databaseUrl: string
  distributions: string[]
  /** Changes in all, of both servers. */
  changes: number
}

const { databaseUrl, distributions, changes } = JSON.parse(process.argv[2] ?? '') as Job
const db = await openSeededDb({ databaseUrl, seed: 'small' })
// A short lease, so that others continue before the next kill.
await keepDelivering(db, {
  allowsLoopback: true,
  origin: () => 'https://capstan.example',
  leaseSeconds: 2,
})
process.send?.('started')

while ((await made()) < changes) await Promise.all([change(), change(), change(), change()])
process.send?.('written')

function change(): Promise<unknown> {
  const distribution = distributions[Math.floor(Math.random() * distributions.length)]
  return inTransaction(db, async (client) => {
    await applySettings(client, { 'app.operation_id': randomUUID() })
    await client.query(
      'update app_public.distributions set amount = case amount when 10 then 11 else 10 end where id = $1',
      [distribution],
    )
    await client.query(
      `select app_private.record_operation(current_setting('app.operation_id')::uuid, 'bench')`,
    )
  })
}

/** The audit has a row of each change that was committed. */
async function made(): Promise<number> {
  const { rows } = await db.pool.query<{ made: number }>(
    `select count(*)::int as made from app_public.changes where "table" = 'distributions' and after ? 'amount'`,
  )
  return rows[0]?.made ?? 0
}
