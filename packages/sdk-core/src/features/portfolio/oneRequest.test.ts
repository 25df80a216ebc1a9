import { QueryObserver } from '@tanstack/query-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectLive, type LiveClient } from '../../../fuzz/lists/liveClient'
import { chance } from '../../../fuzz/randomList'
import { startLivePlatform, type LivePlatform } from '../../../fuzz/lists/livePlatform'
import { portfolioQuery, type PortfolioRecords } from './portfolioQuery'
import { followRecords } from '../../live/followRecords'

/** Each changes a value that a portfolio shows of the holding or the investment with the id `$1`. */
const changes = [
  [
    'the price of a holding',
    'holdings',
    "update app_public.holdings set purchase_price = '12.5' where id = $1",
  ],
  ['an investment', 'distributions', 'update app_public.distributions set amount = amount + 1 where id = $1'],
  [
    'the total of a round, which the platform also sends with its holdings',
    'holdings',
    'update app_public.rounds set total = total + 1 where id = (select round_id from app_public.holdings where id = $1)',
  ],
  [
    'a unit value, which the platform also sends with holdings and rounds',
    'holdings',
    'update app_public.securities set unit_value = unit_value + 1 where id = (select security_id from app_public.holdings where id = $1)',
  ],
  [
    'the price of an investment, which may have come from another one',
    'distributions',
    'update app_public.distribution_prices set price = price + 1 where distribution_id = $1',
  ],
] as const

describe('a change of a portfolio on a platform', { timeout: 60_000 }, () => {
  const shows = (check: () => void) => vi.waitFor(check, { timeout: 50_000, interval: 20 })
  let platform: LivePlatform | undefined
  let client: LiveClient
  let shown: () => PortfolioRecords | undefined

  beforeAll(async () => {
    platform = await startLivePlatform('PGlite')
    if (!platform) throw new Error('PGlite did not start.')
    client = connectLive(
      platform,
      chance(() => 0.5),
    )
    const query = portfolioQuery(client.capstan, { statuses: ['Onboarding', 'Pending', 'Issued'] })
    const observer = new QueryObserver(client.capstan.queryClient, query)
    observer.subscribe(() => {})
    for (const { table, id } of query.entities) followRecords(client.capstan, table, id)
    shown = () => observer.getCurrentResult().data
    await shows(() => expect(shown()).toBeDefined())
    await client.quiet(1_500)
  }, 300_000)

  afterAll(() => {
    client.capstan.destroy()
    platform?.stop()
  })

  it.each(changes)('costs one request of at most 4 kB: %s', async (_name, list, change) => {
    const before = shown()
    const id = before?.[list][0]?.id
    Object.assign(client.network.traffic, { requests: 0, bytes: 0 })

    await platform?.sql([change, id])
    await shows(() => expect(shown()).not.toEqual(before))
    // A second request would follow now.
    await client.quiet(1_000)

    expect(client.network.traffic).toMatchObject({ requests: 1, errors: [] })
    expect(client.network.traffic.bytes).toBeLessThanOrEqual(4_096)
  })
})
