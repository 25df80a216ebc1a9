import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { percentile } from '../sandbox/percentile.ts'

/** Milliseconds that a write takes, at its median: with the event, and with the trigger turned off. */
export interface Cost {
  name: string
  without: number
  with: number
}

const rounds = 12
const writes = 60

/** Times writes that make an event for each of two vendors; both ways take turns, so that a busy moment hits both. */
export async function costOfEvents(client: pg.Client, distributions: readonly string[]): Promise<Cost[]> {
  let written = 0
  // Different rows are written in turn, because updates of one row become slower each time.
  const next = () => [distributions[written++ % distributions.length]]
  const change = () =>
    client.query(
      'update app_public.distributions set amount = case amount when 10 then 11 else 10 end where id = $1',
      next(),
    )
  const pay = () =>
    client.query(
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on, investor_id, issuer_id, owner_id)
       select id, 1, app_private.today(), investor_id, issuer_id, owner_id from app_public.distributions where id = $1`,
      next(),
    )
  return [
    await costOf(client, { name: 'changing an investment', table: 'distributions', write: change }),
    await costOf(client, { name: 'recording a payment', table: 'distribution_payments', write: pay }),
  ]
}

async function costOf(
  client: pg.Client,
  { name, table, write }: { name: string; table: string; write: () => Promise<unknown> },
): Promise<Cost> {
  const times: Record<'enable' | 'disable', number[]> = { enable: [], disable: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const way of round % 2 ? (['enable', 'disable'] as const) : (['disable', 'enable'] as const)) {
      await client.query(`alter table app_public.${table} ${way} trigger write_events`)
      for (let at = 0; at < writes; at++) {
        const began = performance.now()
        await client.query('begin')
        await client.query(`select set_config('app.operation_id', $1, true)`, [randomUUID()])
        await write()
        await client.query(
          `select app_private.record_operation(current_setting('app.operation_id')::uuid, 'bench')`,
        )
        await client.query('commit')
        // The first round is for compiling.
        if (round > 0) times[way].push(performance.now() - began)
      }
    }
  }
  await client.query(`alter table app_public.${table} enable trigger write_events`)
  return { name, without: percentile(times.disable, 0.5), with: percentile(times.enable, 0.5) }
}
