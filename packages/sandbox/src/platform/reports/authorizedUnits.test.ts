import { expect, it } from 'vitest'
import { ask, cinder, halden, haldenViewer, type Row } from '../../testing/accounts/anIssuer.ts'
import { aRound, type TestRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const limits = `query ($id: UUID!, $day: Date!) { roundById(id: $id) {
  totalOn(day: $day) assetByAssetId { authorizedTotalOn(day: $day) } } }`
const set = `mutation ($round: UUID!, $asset: UUID!, $total: BigFloat, $authorizedTotal: BigFloat) {
  updateRoundById(input: { id: $round, patch: { total: $total } }) { round { id } }
  updateAssetById(input: { id: $asset, patch: { authorizedTotal: $authorizedTotal } }) { asset { id } } }`

interface Limits {
  roundById: { totalOn: string | null; assetByAssetId: { authorizedTotalOn: string | null } } | null
}

onEveryEngine('the units that were authorized on a day', (database) => {
  /** Moves the clock by a number of days. */
  const inDays = (days: number) =>
    database.rows(`update app_private.clock set "offset" = make_interval(days => $1)`, [days])
  const dayIn = async (days: number) =>
    (await database.rows<{ day: string }>(`select ((now() at time zone 'UTC')::date + $1::int)::text as day`, [days]))[0]
      ?.day
  const change = (round: TestRound, patch: Row) =>
    ask(database, halden, set, { round: round.id, asset: round.assetId, ...patch })
  const on = async (round: TestRound, days: number, actor: Actor = halden) => {
    const { roundById } = await ask<Limits>(database, actor, limits, { id: round.id, day: await dayIn(days) })
    if (!roundById) return undefined
    const { totalOn, assetByAssetId } = roundById
    return [totalOn, assetByAssetId.authorizedTotalOn].map((figure) => figure?.replace(/\.?0+$/, '') ?? null)
  }

  it('are those at its end, not those that were set later', async () => {
    const round = await aRound(database, { total: '800', authorized: '901.5' })
    await inDays(2)
    await change(round, { total: '850', authorizedTotal: null })
    await change(round, { total: '860', authorizedTotal: '1000.000000000000000001' })
    await inDays(4)
    await change(round, { total: '870', authorizedTotal: '1200' })
    await inDays(0)

    const days = [-1, 0, 1, 2, 3, 4, 5]
    expect(await Promise.all(days.map((day) => on(round, day)))).toEqual([
      ...[-1, 0, 1].map(() => ['800', '901.5']),
      ...[2, 3].map(() => ['860', '1000.000000000000000001']),
      ...[4, 5].map(() => ['870', '1200']),
    ])
  })

  it('are none where no limit was set', async () => {
    const round = await aRound(database)
    await change(round, { total: '1000', authorizedTotal: null })
    await inDays(3)
    await change(round, { total: '1000', authorizedTotal: '5000' })
    await inDays(0)

    expect(await on(round, 1)).toEqual(['1000', null])
    expect(await on(round, 3)).toEqual(['1000', '5000'])
  })

  it('are shown only to the users of its issuer', async () => {
    const round = await aRound(database, { total: '800' })

    expect(await on(round, -1, haldenViewer)).toEqual(['800', '1000'])
    expect(await on(round, -1, cinder)).toBeUndefined()
  })
})
