import { afterEach, describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { hasPostgres, seededPostgres } from '../../testing/database/seededDb.ts'

const prices = 'query { allDistributions(orderBy: [AMOUNT_DESC], first: 1000) { nodes { id version } } }'

describe.runIf(hasPostgres() || process.env.CI)('a replica that lags on PostgreSQL', () => {
  const platform = aPlatform(seededPostgres)
  const lag = (milliseconds: number) =>
    platform.browser().ask('/sandbox/scenario', { json: { kind: 'lag', milliseconds } })
  afterEach(() => platform.browser().ask('/sandbox/scenario', { method: 'DELETE' }))

  it('shows earlier rows to every request, with deleted rows and without new ones', async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('investor@capstan.test', 'investor')
    const rows = async (query = prices) => {
      const { data } = await browser.graphql(query, { account })
      const { nodes } = data?.allDistributions as { nodes: { id: string; version: string }[] }
      return new Map(nodes.map(({ id, version }) => [id, version]))
    }
    const before = await rows()
    const [changed = '', deleted = ''] = [...before.keys()]
    // Long enough for a slow machine to ask again within it.
    await lag(3_000)
    const db = platform.db.pool
    await db.query('update app_public.distributions set paid_in_capital = paid_in_capital where id = $1', [
      changed,
    ])
    await db.query('update app_public.distributions set investor_id = owner_id where id = $1', [deleted])

    expect(await rows()).toEqual(before)
    // Never asked before: an answer that is remembered could not be late.
    const another = prices.replace('AMOUNT_DESC', 'CREATED_ON_ASC')
    expect((await rows(another)).get(changed)).toBe(before.get(changed))
    await expect
      .poll(async () => (await rows(another)).get(changed), { timeout: 20_000 })
      .toBe(String(Number(before.get(changed)) + 1))
    expect((await rows()).has(deleted)).toBe(false)
  })

  it('is gone once it is cleared', async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('investor@capstan.test', 'investor')
    await lag(60_000)
    await platform.db.pool.query(`update app_public.accounts set name = 'Renamed' where id = $1`, [account])
    const name = async () =>
      JSON.stringify((await browser.graphql('{ getUsersData { account { name } } }')).data)
    expect(await name()).not.toContain('Renamed')

    await platform.browser().ask('/sandbox/scenario', { method: 'DELETE' })
    expect(await name()).toContain('Renamed')
  })
})
