import { expect, it } from 'vitest'
import { onPostgres } from '../../testing/database/onEveryEngine.ts'
import { reseed } from './reseed.ts'

onPostgres('the large seed', (database) => {
  it('has tens of thousands of rows that their accounts may see, and a ledger that agrees', async () => {
    await reseed(database.db, 'large')
    const [counts] = await database.rows<Record<string, number>>(
      `select (select count(*)::int from app_public.accounts) as accounts,
              (select count(*)::int from app_public.distributions) as distributions,
              (select count(*)::int from app_public.holdings) as holdings,
              (select count(*)::int from app_public.holdings where amount <> app_public.holdings_amount_on(holdings, app_private.today())) as wrong`,
    )

    expect(counts?.accounts).toBeGreaterThan(5_000)
    expect(counts?.distributions).toBeGreaterThan(50_000)
    expect(counts?.holdings).toBeGreaterThan(50_000)
    expect(counts?.wrong).toBe(0)
  })
})
