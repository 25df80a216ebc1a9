import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectLive, type LiveClient } from '../../../fuzz/lists/liveClient'
import { startLivePlatform, type LivePlatform } from '../../../fuzz/lists/livePlatform'
import { chance } from '../../../fuzz/randomList'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridSource } from '../../grid/source/GridSource'
import type { HoldingRow } from './HoldingRow'
import { holdingRules, holdingsList } from './holdingsSource'

const anInsert = `insert into app_public.holdings (id, security_id, investor_id, issuer_id, amount, issued_on)
  select gen_random_uuid(), id, $1, issuer_id, $2::numeric, '2026-02-16' from app_public.securities order by id limit 1`

describe('the holdings of a platform, in pages of five', { timeout: 60_000 }, () => {
  const shows = (check: () => void) => vi.waitFor(check, { timeout: 50_000, interval: 20 })
  let platform: LivePlatform | undefined
  let client: LiveClient
  let source: GridSource<HoldingRow>
  const rows = () => source.store.getState().rows
  const amounts = () => rows().map(({ amount }) => Number(amount))
  const add = (amount: number) => platform?.sql([anInsert, client.capstan.account, amount])

  beforeAll(async () => {
    platform = await startLivePlatform('PGlite')
    if (!platform) throw new Error('PGlite did not start.')
    client = connectLive(
      platform,
      chance(() => 0.5),
    )
    // The trigger checks holdings against the ledger, which this test does not fill.
    await platform.sql(['alter table app_public.holdings disable trigger own_holding'])
    for (let amount = 1; amount <= 12; amount++) await add(amount * 10)
    client.capstan.register(holdingRules)
    source = createGridSource<HoldingRow>(client.capstan, { ...holdingsList, pageSize: 5 })
    source.start()
    source.show({ filter: { amount: { lessThanOrEqualTo: '120' } }, orderBy: ['AMOUNT_DESC'] })
    await shows(() => expect(rows()).toHaveLength(5))
    await source.loadMore()
    // Pending work for the added rows must not run into the next test.
    await client.quiet(1_000)
  }, 300_000)

  afterAll(() => {
    client.capstan.destroy()
    platform?.stop()
  })

  it('show the current unit value, and sum again', async () => {
    const before = source.store.getState()
    const unitValue = `update app_public.securities set unit_value = coalesce(unit_value, 0) + 1
      where id = (select security_id from app_public.holdings where id = $1)`
    await platform?.sql([unitValue, rows()[0]?.id])
    await shows(() => {
      const { rows: after, totals } = source.store.getState()
      expect(after.map(({ id }) => id)).toEqual(before.rows.map(({ id }) => id))
      expect(after[0]?.totalValue).not.toBe(before.rows[0]?.totalValue)
      expect(totals?.totalUnits).toBe(before.totals?.totalUnits)
      expect(totals?.totalValue).not.toBe(before.totals?.totalValue)
    })
  })

  it('show a row that came, whose page has no room for all any more', async () => {
    const before = source.store.getState()
    await add(119)
    await shows(() => {
      expect(amounts()).toContain(119)
      expect(rows()).toHaveLength(before.rows.length)
      expect(source.store.getState().total).toBe((before.total ?? 0) + 1)
    })
  })

  it('go on without a row twice, and are all there when they are loaded whole', async () => {
    await add(118)
    while (source.store.getState().more === 'page') await source.loadMore()
    const { total } = source.store.getState()
    expect(new Set(rows().map(({ id }) => id)).size).toBe(rows().length)
    expect(rows()).toHaveLength(total ?? -1)

    await source.loadAll()
    expect(rows()).toHaveLength(total ?? -1)

    await add(117)
    await shows(() => expect(amounts()).toContain(117))
  })
})
