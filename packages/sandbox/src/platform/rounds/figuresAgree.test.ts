import { expect, it } from 'vitest'
import { ask, cinder, halden, larkspur, maren } from '../../testing/accounts/anIssuer.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

interface Line {
  [figure: string]: string | null
}

interface Figures {
  lines: { totals: Line }
  purchaserTotals: { nodes: (Line & { assetId: string | null; roundId: string | null })[] }
  schedule: { totalCount: number; nodes: Line[] }
  payments: { totals: Line }
  distributions: {
    totals: Line
    nodes: (Line & { roundId: string; ownerId: string; allocationId: string })[]
  }
  rounds: { nodes: (Line & { id: string })[] }
  capTable: { nodes: (Line & { assetId: string })[] }
  capTableTotals: { nodes: (Line & { assetId: string | null })[] }
  capTableRounds: { nodes: (Line & { assetId: string })[] }
  holdings: { totals: Line; nodes: (Line & { assetId: string })[] }
  slices: {
    nodes: { id: string; placed: { investments: number; units: string; committedCapital: string } }[]
  }
}

/** The queries of the screens: a dashboard, the capitalization page, a round, the lists, the control book. */
const text = `{
  lines: scheduleOfPurchasers(first: 0) { totals { paidInCapital } }
  purchaserTotals(first: 1000) { nodes { assetId roundId paidInCapital } }
  schedule: scheduleOfPurchasers(first: 1000) { totalCount nodes { roundId paidInCapital } }
  payments: allFullDistributionPayments(filter: { status: { equalTo: "complete" } }, first: 0) { totals { amount } }
  distributions: allFullDistributions(filter: { status: { notEqualTo: "deleted" } }, first: 1000) {
    totals { committedCapital paidInCapital }
    nodes { roundId ownerId allocationId amount committedCapital paidInCapital stillExpected } }
  rounds: allRounds(first: 100) { nodes {
    id price issued unitsSold totalPaidInCapital remainingCapital totalCapitalDeployed expectedCapital stillExpected } }
  slices: allAllocations(first: 1000) { nodes { id placed { investments units committedCapital } } }
  capTable(first: 1000) { nodes { assetId units status percent } }
  capTableTotals(first: 100) { nodes { assetId units pendingUnits } }
  capTableRounds(first: 100) { nodes { assetId units pendingUnits percent } }
  holdings: allFullHoldings(first: 1000) { totals { amount totalValue } nodes { assetId amount totalValue } } }`

interface Reports {
  rounds: { nodes: (Record<'bookedUnits' | 'totalOn' | 'total', string> & { asset: Line })[] }
  book: { nodes: Line[] }
  now: { nodes: Line[] }
  statements: { nodes: Line[] }
}

/** The queries of the control book and of the statements of holders, as of a day. */
const reports = `query ($day: Date!) {
  rounds: allRounds(first: 1000) { nodes {
    bookedUnits(day: $day) totalOn(day: $day) total
    asset: assetByAssetId { id authorizedTotal authorizedTotalOn(day: $day) } } }
  book: capTableTotals(day: $day, first: 1000) { nodes { assetId units } }
  now: capTableTotals(first: 1000) { nodes { assetId units } }
  statements: capTable(day: $day, filter: { status: { equalTo: "issued" } }, first: 1000) { nodes { assetId units } } }`

interface Proof {
  rounds: { nodes: { id: string; issued: string; bookedUnits: string | null }[] }
  capTableRounds: { nodes: { roundId: string; units: string }[] }
}

/** The query of the page of a round and of the cap table by round. */
const issuedOfRounds = `{
  rounds: allRounds(first: 1000) { nodes { id issued bookedUnits } }
  capTableRounds(first: 1000) { nodes { roundId units } } }`

/** The queries of a proof of issuance: its sum, and its rows. */
const proof = `query ($round: UUID!) {
  sum: allFullHoldings(filter: { roundId: { equalTo: $round } }, first: 0) { totals { amount } }
  rows: allFullHoldings(filter: { roundId: { equalTo: $round } }, first: 1000) { totalCount nodes { amount } } }`

interface Held {
  nodes: (Line & { id: string })[]
}

const figures =
  'totalValue committedCapital paidInCapital percentPaid deployedCapital undeployedCapital latestPrice'
/** The query of a portfolio, whose export writes these digits, and the one of the holdings of a page. */
const portfolio = `{
  portfolio: allHoldings(first: 1000) { nodes { id amount figures { pricePaid ${figures} } } }
  holdings: allFullHoldings(first: 1000) { nodes { id amount purchasePrice ${figures} } } }`
/** The query of the statement over all holdings. */
const statement = `query ($investorId: UUID!, $day: Date!) {
  positions: holdingsOnDay(investorId: $investorId, day: $day, first: 1000) {
    nodes { holdingId units value investment } } }`
/** The query of the holdings that an issuer has of one investor. */
const holdingsOf = `query ($investor: UUID!) {
  holdings: allFullHoldings(filter: { investorId: { equalTo: $investor } }, first: 1000) {
    nodes { id amount totalValue } } }`

const places = 36

/** The exact value of decimal digits, as a count of their last possible place. */
function exact(figure: string | null | undefined): bigint {
  const [whole = '', part = ''] = (figure ?? '0').replace('-', '').split('.')
  const value = BigInt(whole + part.padEnd(places, '0').slice(0, places))
  return figure?.startsWith('-') ? -value : value
}

/** The exact values of some figures; one that is missing stays missing. */
const valuesOf = ({ id: _, ...figures }: Line): Record<string, bigint | null> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, figure === null ? null : exact(figure)]),
  )

const sumOf = (rows: readonly Line[], figure: string) =>
  rows.reduce((sum, row) => sum + exact(row[figure]), 0n)

const accounts: [name: string, actor: Actor, isIssuer: boolean][] = [
  ['Halden', halden, true],
  ['Cinder Peak', cinder, true],
  ['Larkspur', larkspur, false],
]

onEveryEngine('the figures that screens, reports and exports share', (database) => {
  it.each(accounts)('agree to the last place for %s', async (_, actor, isIssuer) => {
    const figures = await ask<Figures>(database, actor, text)
    const { lines, purchaserTotals, schedule, payments, distributions, rounds } = figures
    // The tile of the dashboard, and the figure of the page it leads to.
    const [all] = purchaserTotals.nodes
    expect(all).toMatchObject({ assetId: null, roundId: null })
    const raised = exact(all?.paidInCapital)
    expect(raised).toBeGreaterThan(0n)
    // The whole list was read.
    expect(schedule.nodes).toHaveLength(schedule.totalCount)

    // The lines, the payments and the investments that an account reads: an issuer reads none of the money of its brokers.
    const ownRaised = exact(lines.totals.paidInCapital)
    expect(sumOf(schedule.nodes, 'paidInCapital')).toBe(ownRaised)
    expect(exact(payments.totals.amount)).toBe(ownRaised)
    expect(exact(distributions.totals.paidInCapital)).toBe(ownRaised)
    expect(sumOf(distributions.nodes, 'paidInCapital')).toBe(ownRaised)
    if (isIssuer) expect(ownRaised).toBeLessThanOrEqual(raised)
    else expect(ownRaised).toBe(raised)
    const accountId = actor.accountId
    for (const { ownerId, paidInCapital, stillExpected } of isIssuer ? distributions.nodes : [])
      expect([paidInCapital === null, stillExpected === null]).toEqual([
        ownerId !== accountId,
        ownerId !== accountId,
      ])
    expect(
      sumOf(
        purchaserTotals.nodes.filter(({ roundId }) => roundId !== null),
        'paidInCapital',
      ),
    ).toBe(raised)
    expect(sumOf(distributions.nodes, 'committedCapital')).toBe(exact(distributions.totals.committedCapital))

    // The units an account has placed: its allocations on the profile of an issuer, and its own investments.
    for (const { id, placed } of figures.slices.nodes) {
      const own = distributions.nodes.filter(
        ({ allocationId, ownerId }) => allocationId === id && ownerId === actor.accountId,
      )
      expect(placed.investments).toBe(own.length)
      expect(exact(placed.units)).toBe(sumOf(own, 'amount'))
      expect(exact(placed.committedCapital)).toBe(sumOf(own, 'committedCapital'))
    }
    if (!isIssuer) {
      expect(figures.slices.nodes.some(({ placed }) => placed.investments > 0)).toBe(true)
      // Only the issuer sees the total paid-in capital of a round.
      expect(rounds.nodes.filter(({ totalPaidInCapital }) => totalPaidInCapital !== null)).toEqual([])
      return
    }
    // proves ROUND-014, DASH-003
    expect(sumOf(rounds.nodes, 'totalPaidInCapital')).toBe(raised)
    for (const round of rounds.nodes) {
      const own = distributions.nodes.filter(({ roundId }) => roundId === round.id)
      expect(exact(round.unitsSold)).toBe(sumOf(own, 'amount'))
      // The amount still expected of a round is the sum of the column, if no broker sells.
      if (own.every(({ ownerId }) => ownerId === accountId))
        expect(exact(round.stillExpected)).toBe(sumOf(own, 'stillExpected'))
      // proves FMT-020
      expect((exact(round.expectedCapital) + exact(round.totalPaidInCapital)) * 10n ** BigInt(places)).toBe(
        exact(round.unitsSold) * exact(round.price),
      )
      // proves ROUND-016
      expect(exact(round.remainingCapital)).toBe(
        exact(round.totalPaidInCapital) - exact(round.totalCapitalDeployed),
      )
    }

    expect(sumOf(figures.holdings.nodes, 'amount')).toBe(exact(figures.holdings.totals.amount))
    expect(sumOf(figures.holdings.nodes, 'totalValue')).toBe(exact(figures.holdings.totals.totalValue))

    // Units: the rows of the cap table, its totals, and its rounds.
    for (const asset of figures.capTableTotals.nodes.filter(({ assetId }) => assetId !== null)) {
      const rows = figures.capTable.nodes.filter(({ assetId }) => assetId === asset.assetId)
      const parts = figures.capTableRounds.nodes.filter(({ assetId }) => assetId === asset.assetId)
      for (const [status, figure] of [
        ['issued', 'units'],
        ['pending', 'pendingUnits'],
      ] as const) {
        const own = rows.filter((row) => row.status === status)
        expect([asset.assetId, status, sumOf(own, 'units')]).toEqual([
          asset.assetId,
          status,
          exact(asset[figure]),
        ])
        expect(sumOf(parts, figure)).toBe(exact(asset[figure]))
      }
      // The holdings of the asset are the issued units of its cap table.
      expect(
        sumOf(
          figures.holdings.nodes.filter(({ assetId }) => assetId === asset.assetId),
          'amount',
        ),
      ).toBe(exact(asset.units))
      expect(sumOf(parts, 'percent')).toBe(100n * 10n ** BigInt(places))
      // proves CAPZ-004
      expect(sumOf(rows, 'percent')).toBe(100n * 10n ** BigInt(places))
    }
  })

  it.each(accounts.filter(([, , isIssuer]) => isIssuer))(
    'agree with the control book and with the statements of today to the last place for %s',
    async (_, actor) => {
      const [clock] = await database.rows<{ day: string }>('select app_private.today()::text as day')
      const { rounds, book, now, statements } = await ask<Reports>(database, actor, reports, {
        day: clock?.day,
      })

      for (const round of rounds.nodes) {
        expect(exact(round.totalOn)).toBe(exact(round.total))
        expect(exact(round.asset.authorizedTotalOn)).toBe(exact(round.asset.authorizedTotal))
      }
      expect(book.nodes.length).toBeGreaterThan(0)
      for (const asset of book.nodes.filter(({ assetId }) => assetId !== null)) {
        const own = rounds.nodes.filter(({ asset: of }) => of.id === asset.assetId)
        const positions = statements.nodes.filter(({ assetId }) => assetId === asset.assetId)
        // The two sides of the book, the screen of today, and the statements of all holders.
        expect(own.reduce((sum, { bookedUnits }) => sum + exact(bookedUnits), 0n)).toBe(exact(asset.units))
        expect(exact(now.nodes.find(({ assetId }) => assetId === asset.assetId)?.units)).toBe(
          exact(asset.units),
        )
        expect(sumOf(positions, 'units')).toBe(exact(asset.units))
      }
    },
  )

  it.each(accounts.filter(([, , isIssuer]) => isIssuer))(
    'agree with the proof of issuance of each round to the last place for %s',
    async (_, actor) => {
      const { rounds, capTableRounds } = await ask<Proof>(database, actor, issuedOfRounds)

      for (const { id, issued, bookedUnits } of rounds.nodes) {
        const { sum, rows } = await ask<{
          sum: { totals: Line }
          rows: { totalCount: number; nodes: Line[] }
        }>(database, actor, proof, { round: id })
        // The sum in the foot of the proof, and the rows that its print has.
        expect(rows.nodes).toHaveLength(rows.totalCount)
        expect(sumOf(rows.nodes, 'amount')).toBe(exact(issued))
        expect(exact(sum.totals.amount)).toBe(exact(issued))
        expect(exact(bookedUnits)).toBe(exact(issued))
        const shown = capTableRounds.nodes.find(({ roundId }) => roundId === id)
        expect(exact(shown?.units)).toBe(exact(issued))
      }
      expect(rounds.nodes.some(({ issued }) => exact(issued) > 0n)).toBe(true)
    },
  )

  it('agree in a portfolio and its export, on the page of a holding and for its issuer, to the last place', async () => {
    const { portfolio: shown, holdings } = await ask<{
      portfolio: { nodes: { id: string; amount: string; figures: Line }[] }
      holdings: Held
    }>(database, maren, portfolio)

    expect(shown.nodes.length).toBeGreaterThan(0)
    expect(shown.nodes.map(({ id }) => id).sort()).toEqual(holdings.nodes.map(({ id }) => id).sort())
    for (const { id, amount, figures } of shown.nodes) {
      const { pricePaid = null, ...rest } = figures
      const held = holdings.nodes.find((each) => each.id === id) ?? {}
      expect(valuesOf(held)).toEqual(valuesOf({ amount, purchasePrice: pricePaid, ...rest }))
    }
    const [clock] = await database.rows<{ day: string }>('select app_private.today()::text as day')
    const { positions } = await ask<{
      positions: { nodes: { holdingId: string; units: string; value: string; investment: string }[] }
    }>(database, maren, statement, { investorId: maren.accountId, day: clock?.day })
    expect(positions.nodes).toHaveLength(holdings.nodes.length)
    for (const { holdingId, units, value, investment } of positions.nodes) {
      const held = holdings.nodes.find((each) => each.id === holdingId)
      expect([units, value, investment].map(exact)).toEqual(
        [held?.amount, held?.totalValue, held?.committedCapital].map(exact),
      )
    }
    for (const issuer of [halden, cinder]) {
      const theirs = await ask<{ holdings: Held }>(database, issuer, holdingsOf, {
        investor: maren.accountId,
      })
      expect(theirs.holdings.nodes.length).toBeGreaterThan(0)
      for (const { id, amount = null, totalValue = null } of theirs.holdings.nodes)
        expect(valuesOf(holdings.nodes.find((each) => each.id === id) ?? {})).toMatchObject(
          valuesOf({ amount, totalValue }),
        )
    }
  })
})
