import { expect, it } from 'vitest'
import { ask, cinder, halden, larkspur, maren, northgate, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aHolding, aRound, type TestRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const rowsText = `query ($roundId: UUID, $day: Date) { capTable(roundId: $roundId, day: $day, first: 1000) {
  nodes { id investorId assetId units percent status } } }`
const roundsText = `query ($day: Date) { capTableRounds(day: $day, first: 1000) {
  nodes { id roundId assetId stakeholders units percent pendingUnits latestPrice totalValue allStakeholders roundPrice } } }`

onEveryEngine('the cap table of a round', (database) => {
  const rowsOf = async (variables: Row, actor: Actor = halden) =>
    (await ask<{ capTable: { nodes: Row[] } }>(database, actor, rowsText, variables)).capTable.nodes
  const roundsOf = async (assetId: string, variables: Row = {}, actor: Actor = halden) => {
    const answer = await ask<{ capTableRounds: { nodes: Row[] } }>(database, actor, roundsText, variables)
    return answer.capTableRounds.nodes.filter((row) => row.assetId === assetId)
  }
  const dayBefore = async (days: number) => {
    const [row] = await database.rows<{ day: string }>(
      'select (app_private.today() - $1::int)::text as day',
      [days],
    )
    return row?.day
  }

  /** Two rounds of one asset: of the second, a holder of the first has units, too. */
  async function twoRounds(): Promise<[TestRound, TestRound]> {
    const first = await aRound(database)
    const second = await aRound(database)
    await database.rows('update app_public.rounds set asset_id = $1 where id = $2', [
      first.assetId,
      second.id,
    ])
    const { investorId } = await aHolding(database, first, { amount: '2', daysAgo: 9 })
    await aHolding(database, first, { amount: '1', daysAgo: 3 })
    await aHolding(database, { ...second, assetId: first.assetId }, { amount: '4', daysAgo: 3, investorId })
    await aClosedDistribution(database, second, { amount: '5' })
    return [first, { ...second, assetId: first.assetId }]
  }

  it('has the stakeholders of that round alone, whose shares sum to 100.00', async () => {
    const [first, second] = await twoRounds()

    const ofFirst = await rowsOf({ roundId: first.id })
    const ofSecond = await rowsOf({ roundId: second.id })
    const ofAsset = (await rowsOf({})).filter(({ assetId }) => assetId === first.assetId)

    // 2 and 1 of 3; 4 and 5 of 9; of the asset (2 + 4), 1 and 5 of 12.
    expect(ofFirst.map(({ percent }) => percent)).toEqual(['66.67', '33.33'])
    expect(ofSecond.map(({ percent, status }) => [percent, status])).toEqual([
      ['44.44', 'issued'],
      ['55.56', 'pending'],
    ])
    // proves ROUND-033
    expect(ofAsset.map(({ percent }) => percent)).toEqual(['50.00', '8.33', '41.67'])
  })

  it('derives the id of a row from the arguments, so that a client never mixes figures of two tables', async () => {
    const [first] = await twoRounds()
    const day = await dayBefore(1)
    const tables = [{ roundId: first.id }, {}, { day }, { roundId: first.id, day }]

    const ids = await Promise.all(
      tables.map(async (variables) =>
        (await rowsOf(variables)).filter((row) => row.assetId === first.assetId),
      ),
    ).then((all) => all.flat().map(({ id }) => id))

    expect(ids.length).toBeGreaterThan(8)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has the issued units of each round, today and on a past day, with shares of the asset that sum to 100.00', async () => {
    const [first, second] = await twoRounds()

    const today = await roundsOf(first.assetId)
    const then = await roundsOf(first.assetId, { day: await dayBefore(5) })

    // 4 + 5 and 3 of 12 units; the issued ones at 10 each.
    expect(today).toMatchObject([
      { roundId: second.id, stakeholders: 1, percent: '75.00', pendingUnits: '5.000000000000000000' },
      { roundId: first.id, stakeholders: 2, percent: '25.00', pendingUnits: '0' },
    ])
    expect(today.map(({ units, totalValue }) => [Number(units), Number(totalValue)])).toEqual([
      [4, 40],
      [3, 30],
    ])
    expect(then).toMatchObject([
      { roundId: first.id, stakeholders: 1, percent: '100.00', pendingUnits: null },
    ])
  })

  it('is its issuer’s: others see nothing of it, an investor their own units alone', async () => {
    const [first] = await twoRounds()
    const investor = { userId: maren.userId, accountId: maren.accountId }
    await aHolding(database, first, { amount: '1', investorId: investor.accountId ?? '' })

    for (const actor of [cinder, northgate]) {
      expect(await rowsOf({ roundId: first.id }, actor)).toEqual([])
      expect(await roundsOf(first.assetId, {}, actor)).toEqual([])
    }
    const own = await rowsOf({ roundId: first.id }, investor)
    expect(own.map(({ investorId }) => investorId)).toEqual([investor.accountId])
  })

  it('shows its seller only the permitted figures', async () => {
    const [, second] = await twoRounds()
    const rows = await rowsOf({ roundId: second.id }, larkspur)
    expect(rows.map(({ status }) => status)).toEqual(['pending'])
  })

  it('shows no percentage to a reader who sees only a part of the holders', async () => {
    const [, second] = await twoRounds()
    const { id } = await aHolding(database, second, { amount: '1' })
    await database.rows('update app_public.holdings set broker_id = $1 where id = $2', [
      larkspur.accountId,
      id,
    ])
    const rows = await rowsOf({ roundId: second.id }, larkspur)
    expect(rows.map(({ status, percent }) => [status, percent])).toContainEqual(['issued', null])
    const rounds = await roundsOf(second.assetId, {}, larkspur)
    expect(rounds.map(({ percent }) => percent)).toEqual([null])
  })
})
