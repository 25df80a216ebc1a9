import { quotesAt } from './quotes.ts'
import type { Database } from '../../platform/db/Database.ts'

const minute = 60_000

/** Emulates the crypto exchange: stores its quotes now and every minute. Returns a function that stops it. */
export async function keepQuoting(db: Database): Promise<() => void> {
  await quote(db)
  // A failed quote is repeated a minute later.
  const timer = setInterval(() => void quote(db).catch(() => undefined), minute).unref()
  return () => clearInterval(timer)
}

async function quote({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ now: Date }>('select app_private.now() as now')
  await pool.query(
    `insert into app_public.exchange_prices (symbol, buy, sell, spot, quoted_at)
     select symbol, buy, sell, spot, app_private.now()
     from jsonb_to_recordset($1) as quoted (symbol text, buy numeric, sell numeric, spot numeric)
     -- In one order, so that two servers never wait for each other in a circle.
     order by symbol
     on conflict (symbol) do update
     set buy = excluded.buy, sell = excluded.sell, spot = excluded.spot, quoted_at = excluded.quoted_at`,
    [JSON.stringify(quotesAt(rows[0]?.now ?? new Date()))],
  )
}
