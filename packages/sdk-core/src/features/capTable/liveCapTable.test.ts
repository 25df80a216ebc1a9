import { QueryObserver } from '@tanstack/query-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectLive, type LiveClient } from '../../../fuzz/lists/liveClient'
import { startLivePlatform, type LivePlatform } from '../../../fuzz/lists/livePlatform'
import { chance } from '../../../fuzz/randomList'
import { followRecords } from '../../live/followRecords'
import { sumDecimals } from '../../money/sumDecimals'
import type { CapTableRecords } from './CapTableRecords'
import { capTableQuery } from './capTableQuery'
import { holdingRules } from '../holdings/holdingsSource'

const ofIssuer = `from app_public.rounds join app_public.assets on assets.id = asset_id
  where assets.issuer_id = $1 and security_id is not null order by rounds.id limit 1`

describe('the cap table of an issuer', { timeout: 60_000 }, () => {
  const shows = (check: () => void) => vi.waitFor(check, { timeout: 50_000, interval: 20 })
  let platform: LivePlatform | undefined
  let client: LiveClient
  let stop = () => {}
  let shown: () => CapTableRecords
  const [issuer, investor] = [() => client.capstan.account, () => platform?.accounts[0]]
  const mine = () => shown().stakeholders.filter(({ investorId }) => investorId === investor())
  const issued = () =>
    sumDecimals(
      mine().flatMap(({ units, status }) => (status === 'issued' ? (units ?? []) : [])),
    )?.toString() ?? '0'

  beforeAll(async () => {
    platform = await startLivePlatform('PGlite')
    const account = platform?.accounts[2]
    if (!platform || !account) throw new Error('PGlite did not start.')
    client = connectLive(
      { ...platform, accounts: [account] },
      chance(() => 0.5),
    )
    const query = capTableQuery(client.capstan)
    // A grid of holdings on the same page registers its own rules as well.
    client.capstan.register(holdingRules)
    const observer = new QueryObserver(client.capstan.queryClient, query)
    const stops = [
      observer.subscribe(() => undefined),
      ...query.entities.map(({ table }) => followRecords(client.capstan, table)),
    ]
    stop = () => stops.forEach((end) => end())
    shown = () => observer.getCurrentResult().data ?? { stakeholders: [], rounds: [] }
    await shows(() => expect(shown().stakeholders).not.toEqual([]))
  }, 300_000)

  afterAll(() => {
    stop()
    client.capstan.destroy()
    platform?.stop()
  })

  it('shows newly issued units, with percentages that add up to 100.00', async () => {
    const before = issued()
    await platform?.sql([
      `insert into app_public.holdings (security_id, round_id, investor_id, amount, purchase_price, issued_on)
       select security_id, rounds.id, $2::uuid, 0.5, 10, app_private.today() ${ofIssuer}`,
      issuer(),
      investor(),
    ])
    await shows(() => {
      expect(Number(issued())).toBe(Number(before) + 0.5)
      const asset = mine()[0]?.assetId
      const percents = shown().stakeholders.flatMap(({ assetId, percent }) =>
        assetId === asset ? (percent ?? []) : [],
      )
      expect(Number(sumDecimals(percents))).toBe(100)
    })
  })

  it.each([
    ['their account', `name = 'Renamed', contact_name = null`, 'Renamed'],
    ['the contact of their account alone', `contact_name = 'R. Enamed'`, 'R. Enamed'],
  ])('uses the new name of an investor when %s is renamed', async (_whose, set, name) => {
    await platform?.sql([`update app_public.accounts set ${set} where id = $1`, investor()])
    await shows(() => {
      expect(mine().map(({ investorName }) => investorName)).toEqual(mine().map(() => name))
      expect(mine()).not.toEqual([])
    })
  })
})
