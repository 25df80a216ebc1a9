import { expect, it } from 'vitest'
import {
  ask,
  cinder,
  halden,
  haldenViewer,
  larkspur,
  maren,
  northgate,
  type Row,
} from '../../testing/accounts/anIssuer.ts'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { inOrder, sumOf, plain } from '../../testing/database/listRules.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const numbers = [
  'amount',
  'pricePaid',
  'latestPrice',
  'totalValue',
  'committedCapital',
  'paidInCapital',
  'percentPaid',
  'fundShare',
  'deployedCapital',
  'undeployedCapital',
  'stepCount',
  'stepPosition',
  'progress',
  'term',
  'coupon',
]
const texts = [
  'investorAccountName',
  'investorAccountEmail',
  'issuerAccountName',
  'assetName',
  'assetType',
  'roundName',
  'allocationName',
  'status',
  'issuanceStatus',
  'shownStatus',
  'activeStep',
  'activeStepStatus',
]
const flags = ['locked', 'qualificationsComplete', 'investorAccountSetup', 'isPaidInFull', 'isOverpaid']
const columns = [...numbers, ...texts, ...flags, 'createdOn']
const shown = `id investorId issuerId ownerId allocationId roundId assetId securityId ${columns.join(' ')}`

const summed = [
  'amount',
  'totalValue',
  'committedCapital',
  'paidInCapital',
  'deployedCapital',
  'undeployedCapital',
]
const list = `query ($filter: FullDistributionFilter, $order: [FullDistributionsOrderBy!], $first: Int, $offset: Int) {
  allFullDistributions(filter: $filter, orderBy: $order, first: $first, offset: $offset) {
    totalCount totals { ${summed.join(' ')} } nodes { ${shown} } } }`

interface List {
  totalCount: number
  totals: Record<string, string | null>
  nodes: Row[]
}

onEveryEngine('full distributions', (database) => {
  const full = async (actor: Actor, variables: Row = {}) =>
    (await ask<{ allFullDistributions: List }>(database, actor, list, variables)).allFullDistributions

  /** A fund, a debt with progress and all that the seed holds: one row at least has each column. */
  async function everyColumn() {
    await database.rows(
      `update app_public.assets set type = 'Fund' where id in (
         select asset_id from app_public.rounds join app_public.allocations on round_id = rounds.id
         join app_public.distributions on allocation_id = allocations.id where paid_in_capital > 0 limit 1)`,
    )
    await database.rows(
      'update app_public.rounds set total_capital_deployed = 1000.5 where total_capital_deployed = 0',
    )
  }

  it('have the values of the distribution, its figures and its records, to the last decimal', async () => {
    await everyColumn()
    // proves DIST-005
    for (const actor of [halden, cinder, larkspur, maren]) {
      const { allDistributions } = await ask<{ allDistributions: { nodes: Record<string, Row>[] } }>(
        database,
        actor,
        `{ allDistributions(orderBy: ID_ASC) { nodes {
             id investorId issuerId ownerId allocationId amount status locked issuanceStatus qualificationsComplete createdOn
             isPaidInFull isOverpaid stepCount stepPosition activeStep activeStepStatus
             figures { pricePaid latestPrice totalValue committedCapital paidInCapital percentPaid fundShare deployedCapital
               undeployedCapital }
             accountByInvestorId { name email setup } accountByIssuerId { name }
             allocationByAllocationId { name roundByRoundId { id name assetId securityId trancheBondDatumByRoundId { term coupon }
               assetByAssetId { name type } } } } } }`,
      )

      const { nodes } = await full(actor, { order: ['ID_ASC'] })

      expect(nodes.length).toBeGreaterThan(2)
      expect(nodes.map((row) => plain(row, ['progress']))).toEqual(allDistributions.nodes.map(asFull))
    }
  })

  it.each([
    ['requested', 'requested'],
    ['rejected', 'rejected'],
    ['approved', null],
    [null, null],
  ])('show of a locked one whose issuance is %s the status %s', async (issuance, status) => {
    const [locked] = await database.rows<{ id: string }>(
      `update app_public.distributions set locked = true, issuance_status = $1
       where id = (select min(id::text)::uuid from app_public.distributions where status = 'closed' and owner_id = $2) returning id`,
      [issuance, larkspur.accountId],
    )

    const { nodes } = await full(larkspur, { filter: { id: { equalTo: locked?.id } } })

    // proves DIST-015
    expect(nodes).toMatchObject([{ shownStatus: status }])
  })

  it('are sorted by every column, nulls last and ties by id, a page at a time', async () => {
    const { nodes } = await full(larkspur)
    // proves CALL-080
    for (const column of columns) {
      for (const direction of ['ASC', 'DESC'] as const) {
        const order = [`${column.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_${direction}`]
        const expected = inOrder(nodes, column, direction).map(({ id }) => id)

        const page = await full(larkspur, { order, first: 30, offset: 5 })

        expect([order, page.nodes.map(({ id }) => id)]).toEqual([order, expected.slice(5, 35)])
      }
    }
  })

  it('are filtered by every column, and their sums with them', async () => {
    const { nodes } = await full(larkspur)
    // proves CALL-080
    for (const column of columns) {
      const some = nodes.find((row) => row[column] !== null)
      if (!some) throw new Error(`No row has ${column}.`)
      const expected = nodes.filter((row) => plain(row)[column] === plain(some)[column])

      const found = await full(larkspur, { filter: { [column]: { equalTo: some[column] } }, first: 3 })

      expect([column, found.totalCount]).toEqual([column, expected.length])
      for (const name of summed)
        expect([column, name, found.totals[name]]).toEqual([column, name, sumOf(expected, name)])
    }
  })

  it('are those of each account, of a viewer as of an owner, and so are their sums', async () => {
    for (const actor of [halden, haldenViewer, cinder, larkspur, northgate, maren]) {
      const [own] = await database.rows<Record<string, string>>(
        `select count(*)::text as count, sum(amount)::text as amount, sum(amount * app_private.price_paid(distributions))
           filter (where $1 in (investor_id, owner_id))::text as committed
         from app_public.distributions where $1 in (investor_id, issuer_id, owner_id)`,
        [actor.accountId],
      )

      const { totalCount, totals, nodes } = await full(actor, { first: 1 })

      expect(String(totalCount)).toBe(own?.count)
      expect(nodes).toHaveLength(Math.min(1, totalCount))
      expect(plain(totals)).toMatchObject(
        plain({ amount: own?.amount ?? null, committedCapital: own?.committed ?? null }),
      )
    }
  })

  it('use their purchase price, when it is corrected and when it is deleted', async () => {
    const [one] = await database.rows<{ id: string; round: string }>(
      `select distributions.id, rounds.price::text as round from app_public.distributions
       join app_public.allocations on allocations.id = allocation_id join app_public.rounds on rounds.id = round_id
       where distributions.owner_id = $1 and not locked and purchase_price_id is not null order by 1 limit 1`,
      [larkspur.accountId],
    )
    const read = async () => {
      const { nodes } = await full(larkspur, { filter: { id: { equalTo: one?.id } } })
      return plain({ paid: nodes[0]?.pricePaid })
    }

    await database.rows('update app_public.distribution_prices set price = 7.25 where distribution_id = $1', [
      one?.id,
    ])
    expect(await read()).toEqual({ paid: '7.25' })
    await database.rows('delete from app_public.distribution_prices where distribution_id = $1', [one?.id])
    expect(await read()).toEqual(plain({ paid: one?.round }))
  })

  it('give an agent no price: not shown, filtered, sorted or summed', async () => {
    const agent = await aVendor(database, 'agent')
    await database.rows(
      `update app_public.distributions set agent_id = $1 where id in (
         select id from app_public.distributions where paid_in_capital > 0 order by id limit 6)`,
      [agent.accountId],
    )
    const priced = [
      'pricePaid',
      'latestPrice',
      ...summed.filter((name) => name !== 'amount'),
      'percentPaid',
      'fundShare',
    ]

    const { nodes, totals } = await full(agent.as())

    expect(nodes).toHaveLength(6)
    for (const row of nodes) {
      for (const column of priced) expect([column, row[column]]).toEqual([column, null])
      expect(row.isPaidInFull).toEqual(expect.any(Boolean))
    }
    expect(totals).toEqual({ ...totals, ...Object.fromEntries(summed.slice(1).map((name) => [name, null])) })
    // proves DIST-007
    for (const column of priced) {
      const stem = column.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
      const byId = (await full(agent.as(), { order: ['ID_DESC'] })).nodes.map(({ id }) => id)
      const byColumn = await full(agent.as(), { order: [`${stem}_DESC`] })
      expect(byColumn.nodes.map(({ id }) => id)).toEqual(byId)
      const found = await full(agent.as(), { filter: { [column]: { isNull: false } } })
      expect([column, found.totalCount, found.totals.amount]).toEqual([column, 0, null])
    }
  })

  it('show another account nothing, with any filter', async () => {
    const stranger = await aVendor(database, 'broker')
    const none = { totalCount: 0, nodes: [], totals: Object.fromEntries(summed.map((name) => [name, null])) }

    expect(await full(stranger.as())).toEqual(none)
    expect(await full(stranger.as(), { filter: { committedCapital: { greaterThan: '0' } } })).toEqual(none)
    expect(
      await full(stranger.as(), { filter: { investorAccountName: { includesInsensitive: 'a' } } }),
    ).toEqual(none)
  })
})

/** A distribution and the records around it as a row of the read model. */
function asFull({
  figures,
  accountByInvestorId,
  accountByIssuerId,
  allocationByAllocationId,
  ...own
}: Record<string, Row>): Row {
  const { roundByRoundId: round, name: allocationName } = allocationByAllocationId as {
    roundByRoundId: Record<string, Row | null>
    name: string
  }
  const { trancheBondDatumByRoundId: tranche, assetByAssetId: asset } = round
  return plain({
    ...own,
    shownStatus: own.locked ? null : own.status,
    ...figures,
    investorAccountName: accountByInvestorId?.name,
    investorAccountEmail: accountByInvestorId?.email,
    investorAccountSetup: accountByInvestorId?.setup,
    issuerAccountName: accountByIssuerId?.name,
    allocationName,
    roundId: round.id,
    roundName: round.name,
    assetId: round.assetId,
    securityId: round.securityId,
    assetName: asset?.name,
    assetType: asset?.type,
    term: tranche?.term ?? null,
    coupon: tranche?.coupon ?? null,
  })
}
