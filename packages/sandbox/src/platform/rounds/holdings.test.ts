import { expect, it } from 'vitest'
import { seedId } from '../../../seed/seedId.ts'
import { ask, cinder, halden, larkspur, maren, type Row } from '../../testing/accounts/anIssuer.ts'
import { aHolding, aRound } from '../../testing/investments/aRound.ts'
import { plain, sumOf } from '../../testing/database/listRules.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const summed = [
  'amount',
  'totalValue',
  'committedCapital',
  'paidInCapital',
  'deployedCapital',
  'undeployedCapital',
]

interface List {
  totalCount: number
  totals: Row
  nodes: Row[]
}

onEveryEngine('holdings', (database) => {
  const full = async (variables: Row, actor = halden) =>
    (
      await ask<{ allFullHoldings: List }>(
        database,
        actor,
        `query ($filter: FullHoldingFilter, $order: [FullHoldingsOrderBy!], $first: Int, $offset: Int) {
           allFullHoldings(filter: $filter, orderBy: $order, first: $first, offset: $offset) { totalCount nodes {
             id amount purchasePrice investorAccountName investorAccountEmail percentOfSecurity totalValue
             issuedOn chain term coupon securityName } totals { ${summed.join(' ')} } } }`,
        variables,
      )
    ).allFullHoldings

  it('are listed in full: their part of the security, their value, their investor', async () => {
    const round = await aRound(database, { total: '900', security: '900', price: '12.5' })
    const { id } = await aHolding(database, round, { amount: '300' })

    const { nodes, totalCount } = await full({ filter: { id: { equalTo: id } } })

    const [day] = await database.rows<{ today: string }>('select app_private.today()::text as today')
    expect(totalCount).toBe(1)
    // proves CALL-100, ENTITY-026
    expect(nodes).toEqual([
      {
        id,
        amount: '300.000000000000000000',
        purchasePrice: '10.000000000000000000',
        investorAccountName: 'Ida Test',
        investorAccountEmail: null,
        // 300 of 900
        percentOfSecurity: '33.333333333333333333',
        totalValue: expect.stringMatching(/^3750\.0+$/) as string,
        issuedOn: day?.today,
        chain: 'capstan-hawknet',
        term: null,
        coupon: null,
        securityName: 'Security',
      },
    ])
  })

  it('of a debt round have its term and coupon, on a chain its name', async () => {
    const { nodes } = await full({ filter: { id: { equalTo: seedId('holding:maren-1') } } }, maren)

    // proves ENTITY-026
    expect(nodes).toMatchObject([
      {
        securityName: 'Cinder Peak Senior Notes',
        term: 5,
        coupon: '7.250000000000000000',
        chain: 'ethereum-capstan',
      },
    ])
  })

  it('are filtered and sorted by every column, a page at a time, with the count of all', async () => {
    const filter = { investorAccountName: { includesInsensitive: 'an' }, amount: { greaterThan: '300' } }

    const all = await full({ filter, order: ['INVESTOR_ACCOUNT_NAME_DESC'] })
    const page = await full({ filter, order: ['INVESTOR_ACCOUNT_NAME_DESC'], first: 3, offset: 2 })

    expect(all.totalCount).toBeGreaterThan(5)
    expect(all.totalCount).toBe(all.nodes.length)
    expect(page).toEqual({ ...all, nodes: all.nodes.slice(2, 5) })
    const names = all.nodes.map(({ investorAccountName }) => String(investorAccountName).toLowerCase())
    expect(names).toEqual([...names].sort().reverse())
    // proves CALL-100
    for (const order of ['PERCENT_OF_SECURITY_ASC', 'TOTAL_VALUE_ASC']) {
      const { nodes } = await full({ order: [order], first: 50 })
      const key = order === 'TOTAL_VALUE_ASC' ? 'totalValue' : 'percentOfSecurity'
      const figures = nodes.map((row) => Number(row[key]))
      expect(figures).toEqual([...figures].sort((a, b) => a - b))
    }
  })

  it('show their figures, issuer, asset and round, and are summed over the filtered rows', async () => {
    await database.rows(`update app_public.rounds set total_capital_deployed = 1000.5 where total > 0`)
    // proves HOLD-002, PORT-007
    for (const actor of [halden, cinder, larkspur, maren]) {
      const figures =
        'latestPrice totalValue committedCapital paidInCapital percentPaid fundShare deployedCapital undeployedCapital'
      const { full, plainly } = await ask<{ full: List; plainly: { nodes: Record<string, Row>[] } }>(
        database,
        actor,
        `{ full: allFullHoldings(orderBy: ID_ASC, filter: { amount: { greaterThan: "1" } }) { totals { ${summed.join(' ')} } nodes {
             id isTokenized distributionId assetId assetName assetType roundName issuerAccountName ${figures} } }
           plainly: allHoldings(orderBy: ID_ASC, filter: { amount: { greaterThan: "1" } }) { nodes { id amount isTokenized distributionId
             figures { ${figures} } accountByIssuerId { name } roundByRoundId { name assetId assetByAssetId { name type } } } } }`,
      )

      expect(full.nodes.length).toBeGreaterThan(0)
      expect(full.nodes.map((row) => plain(row))).toEqual(
        plainly.nodes.map(({ figures, accountByIssuerId, roundByRoundId: round, amount: _, ...own }) => ({
          ...own,
          ...figures,
          issuerAccountName: accountByIssuerId?.name,
          roundName: round?.name,
          assetId: round?.assetId,
          assetName: (round?.assetByAssetId as Row).name,
          assetType: (round?.assetByAssetId as Row).type,
        })),
      )
      const rows = full.nodes.map((row, at) => ({ ...row, amount: plainly.nodes[at]?.amount }))
      for (const name of summed) expect([name, full.totals[name]]).toEqual([name, sumOf(rows, name)])
    }
  })

  it('are their issuer’s, their investor’s and the selling broker’s alone', async () => {
    const counts = await Promise.all(
      [halden, cinder, maren, larkspur].map(async (actor) => (await full({}, actor)).totalCount),
    )
    const [own] = await database.rows<{ counts: number[] }>(
      `select array(
         select (select count(*)::int from app_public.holdings where account in (issuer_id, investor_id, broker_id))
         from unnest($1::uuid[]) with ordinality as asked (account, nr) order by nr) as counts`,
      [[halden, cinder, maren, larkspur].map(({ accountId }) => accountId)],
    )

    expect(counts).toEqual(own?.counts)
    // proves CALL-100
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  it('of an investor are those with units left, and on a chain or not', async () => {
    const { allHoldings } = await ask<{ allHoldings: List }>(
      database,
      maren,
      `{ allHoldings(filter: { amount: { notEqualTo: "0" } }, orderBy: [ISSUED_ON_DESC]) { totalCount nodes {
           id amount securityId purchasePrice issuedOn accountByInvestorId { name }
           blockchainAddresses { nodes { status chain } } isTokenized figures { committedCapital totalValue } } } }`,
    )

    expect(allHoldings.totalCount).toBe(5)
    expect(allHoldings.nodes[0]).toEqual({
      id: seedId('holding:maren-1'),
      amount: '50.000000000000000000',
      accountByInvestorId: { name: 'Maren Okafor' },
      blockchainAddresses: { nodes: [{ status: 'active', chain: 'ethereum-capstan' }] },
      figures: { committedCapital: '50000', totalValue: '50000' },
      isTokenized: true,
      securityId: expect.any(String),
      purchasePrice: '1000.000000000000000000',
      issuedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    })
    // proves CALL-099, ENTITY-024, FMT-021
    expect(allHoldings.nodes.map(({ isTokenized }) => isTokenized)).toEqual([true, false, false, true, true])
  })

  it('come to the same in the grid of holdings as in the portfolio, to the last place', async () => {
    await database.rows(
      `update app_public.securities set unit_value = null where id = (
         select security_id from app_public.holdings where id = $1)`,
      [seedId('holding:maren-1')],
    )
    const held = '(filter: { amount: { notEqualTo: "0" } }, orderBy: [ID_ASC])'
    const { grid, portfolio } = await ask<Record<'grid' | 'portfolio', { nodes: Row[] }>>(
      database,
      maren,
      `{ grid: allFullHoldings${held} { nodes { id purchasePrice totalValue } }
         portfolio: allHoldings${held} { nodes { id figures { pricePaid totalValue } } } }`,
    )

    const short = (text: unknown) =>
      String(text)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
    expect(grid.nodes.length).toBeGreaterThan(1)
    // proves HOLD-012
    expect(
      grid.nodes.map(({ id, purchasePrice, totalValue }) => ({
        id,
        figures: { pricePaid: short(purchasePrice), totalValue: short(totalValue) },
      })),
    ).toEqual(
      portfolio.nodes.map((row) => {
        const { pricePaid, totalValue } = row.figures as Row
        return { id: row.id, figures: { pricePaid: short(pricePaid), totalValue: short(totalValue) } }
      }),
    )
  })

  it('are opened with their security, its rounds and where they are kept', async () => {
    const source = `query ($id: UUID!) { holdingById(id: $id) { id amount purchasePrice
      accountByInvestorId { id name } securityBySecurityId { unitValue roundsBySecurityId { nodes { name } } }
      blockchainAddressByBlockchainAddressId { status chain address }
      documents { nodes { name createdOn uploadStatus sharings { nodes { toRole name } } } } } }`
    const id = seedId('holding:maren-0')

    const { holdingById } = await ask(database, maren, source, { id })

    expect(holdingById).toEqual({
      id,
      accountByInvestorId: { id: maren.accountId, name: 'Maren Okafor' },
      documents: {
        nodes: [
          {
            name: 'Stock certificate S-A 0412',
            createdOn: expect.stringMatching(/^20\d\d-/),
            uploadStatus: 'uploaded',
            sharings: { nodes: [{ toRole: 'investor', name: 'The investor' }] },
          },
        ],
      },
      amount: '4000.000000000000000000',
      purchasePrice: '8.000000000000000000',
      securityBySecurityId: {
        unitValue: '12.500000000000000000',
        roundsBySecurityId: { nodes: [{ name: 'Series A' }] },
      },
      blockchainAddressByBlockchainAddressId: {
        status: 'active',
        chain: 'ethereum-capstan',
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
      },
    })
    // proves CALL-119, ENTITY-025
    expect(await ask(database, cinder, source, { id })).toEqual({ holdingById: null })
  })

  it('of a fund have their share of the deployed capital', async () => {
    const round = await aRound(database, { type: 'Fund', price: '10' })
    await database.rows(
      `insert into app_public.capital_deployments (round_id, amount, paid_on, note) values ($1, 2500, '2026-01-01', 'Mill')`,
      [round.id],
    )
    const { id } = await aHolding(database, round, { amount: '40' })

    const { holdingById } = await ask(
      database,
      halden,
      'query ($id: UUID!) { holdingById(id: $id) { figures { committedCapital deployedCapital undeployedCapital } } }',
      { id },
    )

    // 2,500 × 40 / 1,000 = 100 of 40 × 10 = 400
    // proves ENTITY-055
    expect(holdingById?.figures).toEqual({
      committedCapital: '400',
      deployedCapital: '100',
      undeployedCapital: '300',
    })
  })
})
