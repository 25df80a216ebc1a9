import { expect, it } from 'vitest'
import { ask, cinder, halden, larkspur, maren, northgate, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aHolding, aRound, type TestRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const counted = `query ($day: Date, $roundId: UUID, $filter: CapTableRowFilter, $parts: CapTablePartFilter) {
  capTableTotals(day: $day, roundId: $roundId, first: 1000) {
    nodes { id assetId assetName rowCount stakeholders holders units pendingUnits } }
  capTable(day: $day, roundId: $roundId, filter: $filter, first: 1) { totalCount nodes { investorId } totals { units percent } }
  capTableParts(day: $day, roundId: $roundId, filter: $parts, first: 1000, orderBy: [PLACE_ASC, UNITS_DESC]) {
    nodes { id assetId roundId investorId units percent status place } } }`

interface Counted {
  capTableTotals: { nodes: Row[] }
  capTable: { totalCount: number; nodes: Row[]; totals: { units: string | null; percent: string | null } }
  capTableParts: { nodes: Row[] }
}

onEveryEngine('the totals of a cap table', (database) => {
  const count = (variables: Row, actor: Actor = halden) => ask<Counted>(database, actor, counted, variables)
  const dayAgo = async (days: number) => {
    const [row] = await database.rows<{ day: string }>(
      'select (app_private.today() - $1::int)::text as day',
      [days],
    )
    return row?.day
  }
  const figures = (row: Row | undefined) =>
    row && [row.rowCount, row.stakeholders, row.holders, Number(row.units), Number(row.pendingUnits)]

  /** Two rounds of one asset: 2 and 4 of one holder, 1 of another, 5 bought and not issued. */
  async function twoRounds(): Promise<[TestRound, TestRound, string]> {
    const [first, second] = [await aRound(database), await aRound(database)]
    await database.rows('update app_public.rounds set asset_id = $1 where id = $2', [
      first.assetId,
      second.id,
    ])
    const ofAsset = { ...second, assetId: first.assetId }
    const { investorId } = await aHolding(database, first, { amount: '2', daysAgo: 9 })
    await aHolding(database, first, { amount: '1', daysAgo: 3 })
    await aHolding(database, ofAsset, { amount: '4', daysAgo: 3, investorId })
    await aClosedDistribution(database, second, { amount: '5' })
    return [first, ofAsset, investorId]
  }

  it('is its rows, stakeholders and units, of an asset, of a round and of all assets', async () => {
    const [first, second] = await twoRounds()
    const of = async (variables: Row) => (await count(variables)).capTableTotals.nodes

    const ofAsset = (nodes: Row[]) => nodes.find(({ assetId }) => assetId === first.assetId)
    // 2 + 4 and 1 issued, 5 not.
    expect(figures(ofAsset(await of({})))).toEqual([3, 3, 2, 7, 5])
    expect(figures(ofAsset(await of({ roundId: second.id })))).toEqual([2, 2, 1, 4, 5])
    const then = ofAsset(await of({ day: await dayAgo(5) }))
    expect([figures(then)?.slice(0, 4), then?.pendingUnits]).toEqual([[1, 1, 1, 2], null])
    const [all, ...assets] = await of({})
    expect([all?.assetId, all?.units, all?.pendingUnits]).toEqual([null, null, null])
    // proves CAPZ-003
    expect(all?.rowCount).toBe(assets.reduce((sum, { rowCount }) => sum + Number(rowCount), 0))
  })

  it('counts a holder of two assets once', async () => {
    const before = (await count({})).capTableTotals.nodes[0]?.stakeholders
    const [one, other] = [await aRound(database), await aRound(database)]
    const { investorId } = await aHolding(database, one, { amount: '1' })
    await aHolding(database, other, { amount: '1', investorId })

    expect((await count({})).capTableTotals.nodes[0]?.stakeholders).toBe(Number(before ?? 0) + 1)
  })

  it('sums up all rows that a filter lets through, whichever page is read', async () => {
    const [first] = await twoRounds()
    const filter = { assetId: { equalTo: first.assetId }, status: { equalTo: 'issued' } }
    const small = { ...filter, units: { lessThan: '3' } }

    const all = (await count({ filter })).capTable
    const some = (await count({ filter: small })).capTable

    expect([all.totalCount, all.nodes.length, Number(all.totals.units), all.totals.percent]).toEqual([
      2,
      1,
      7,
      '58.33',
    ])
    // 1 of 12.
    // proves CAPZ-004
    expect([some.totalCount, Number(some.totals.units), some.totals.percent]).toEqual([1, 1, '8.33'])
  })

  it('has a part a round, the largest stakeholder first, whose percentages sum to that of the row', async () => {
    const [first, second, investorId] = await twoRounds()
    const parts = { assetId: { equalTo: first.assetId } }

    const { nodes } = (await count({ parts })).capTableParts

    // 6 of 12 are 50.00, of which 4 of 6 are 33.33 and 2 of 6 are 16.67.
    expect(nodes.map(({ place, status, units, percent }) => [place, status, Number(units), percent])).toEqual(
      [
        [1, 'issued', 4, '33.33'],
        [1, 'issued', 2, '16.67'],
        [2, 'pending', 5, '41.67'],
        [3, 'issued', 1, '8.33'],
      ],
    )
    expect(nodes.slice(0, 2).map((node) => [node.roundId, node.investorId])).toEqual([
      [second.id, investorId],
      [first.id, investorId],
    ])
    const largest = (await count({ parts: { ...parts, place: { lessThanOrEqualTo: 1 } } })).capTableParts
    expect(largest.nodes).toHaveLength(2)
    const then = (await count({ parts, day: await dayAgo(5) })).capTableParts.nodes
    expect(then.map(({ units, percent }) => [Number(units), percent])).toEqual([[2, '100.00']])
    expect(new Set([...nodes, ...then].map(({ id }) => id)).size).toBe(5)
  })

  it('counts nothing that its reader may not see', async () => {
    const [first, second] = await twoRounds()
    await aHolding(database, first, { amount: '8', investorId: maren.accountId ?? '' })
    const seen = async (variables: Row, actor: Actor) => {
      const { capTableTotals, capTable, capTableParts } = await count(variables, actor)
      return {
        counts: capTableTotals.nodes.filter(({ assetId }) => assetId === first.assetId).map(figures),
        sums: [capTable.totalCount, Number(capTable.totals.units), capTable.totals.percent],
        parts: capTableParts.nodes
          .filter(({ assetId }) => assetId === first.assetId)
          .map(({ units, percent }) => [Number(units), percent]),
      }
    }
    const nothing = { counts: [], sums: [0, 0, null], parts: [] }
    for (const actor of [cinder, northgate]) expect(await seen({ roundId: first.id }, actor)).toEqual(nothing)
    // Its seller sees the units to be issued, an investor their own units; neither sees a percentage.
    expect(await seen({ roundId: second.id }, larkspur)).toEqual({
      counts: [[1, 1, 0, 0, 5]],
      sums: [1, 5, null],
      parts: [[5, null]],
    })
    expect(await seen({ roundId: first.id }, { userId: maren.userId, accountId: maren.accountId })).toEqual({
      counts: [[1, 1, 1, 8, 0]],
      sums: [1, 8, null],
      parts: [[8, null]],
    })
    expect((await seen({ roundId: first.id }, halden)).counts).toEqual([[3, 3, 3, 11, 0]])
  })
})
