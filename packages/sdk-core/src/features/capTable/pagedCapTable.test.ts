import { describe, expect, it, onTestFinished } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { otherParts, partsByStakeholder, partsOfRows } from './capTableParts'
import { capTableSource } from './capTableSource'
import { capTableTotalsQuery } from './capTableTotalsQuery'
import {
  CapTableDocument,
  CapTableSumsDocument,
  CapTableTotalsDocument,
  PurchaserTotalsDocument,
} from './operations.generated'
import { purchaserTotalsQuery } from './purchaserTotalsQuery'
import { aCapTablePart, aCapTableTotal, aPurchaserTotal, aStakeholder } from './testing/records'
import { capTableAnswers } from './testing/capTableAnswers'
import { totalsByAsset, totalsOf } from './totalsByAsset'

const id = fixtureIds.nth
const signal = new AbortController().signal

describe('capTableSource', () => {
  it('shows fifty of very many rows and the sums of all of them, after one question each', async () => {
    const { server, capstan } = anInstance()
    const stakeholders = Array.from({ length: 5_000 }, (_, at) => aStakeholder({ id: id(10_000 + at) }))
    const asked: unknown[] = []
    server.on(CapTableDocument, ({ first, offset, ...variables }) => {
      asked.push(variables)
      return capTableAnswers({ stakeholders, rounds: [] }).stakeholders({ first, offset })
    })
    server.on(CapTableSumsDocument, ({ day }) => ({
      __typename: 'Query',
      capTable: {
        __typename: 'CapTableRowsConnection',
        totals: {
          __typename: 'CapTableRowTotals',
          units: day === '2026-03-01' ? '321000' : '0',
          percent: '100.00',
        },
      },
    }))
    const source = capTableSource(capstan, { day: '2026-03-01' })

    source.show({ orderBy: ['UNITS_DESC'] })
    onTestFinished(source.start())
    await expect.poll(() => source.store.getState().totals).toEqual({ units: '321000', percent: '100.00' })
    await expect.poll(() => source.store.getState().rows.length).toBe(50)

    expect(source.store.getState()).toMatchObject({ total: 5_000, more: 'page', isOrdered: true })
    // Rows with equal units need a second key: computed rows have no stable order across pages.
    // proves CAPZ-004
    expect(asked).toEqual([
      { day: '2026-03-01', roundId: undefined, filter: {}, orderBy: ['UNITS_DESC', 'ID_ASC'] },
    ])
  })
})

describe('capTableTotalsQuery', () => {
  it('has the totals of all assets and of each, and reads no rows', async () => {
    const { server, capstan } = anInstance()
    server.on(CapTableTotalsDocument, () => ({
      __typename: 'Query',
      capTableTotals: {
        __typename: 'CapTableTotalsConnection',
        nodes: [
          aCapTableTotal({
            id: id(801),
            assetId: null,
            assetName: null,
            rowCount: 5,
            stakeholders: 3,
            units: null,
          }),
          aCapTableTotal({
            id: id(802),
            rowCount: 3,
            stakeholders: 3,
            holders: 2,
            units: '0.3',
            pendingUnits: '7',
          }),
          aCapTableTotal({ id: id(803), assetId: id(703), assetName: 'Notes', rowCount: 2, stakeholders: 2 }),
        ],
      },
    }))
    const query = capTableTotalsQuery(capstan)

    const read = query.select(await query.queryFn({ signal }))

    expect(read.all).toEqual({ rows: 5, stakeholders: 3, holders: 1 })
    expect(read.assets.map(({ name, rows, holders }) => [name, rows, holders])).toEqual([
      ['Halden Biologics Preferred', 3, 2],
      ['Notes', 2, 1],
    ])
    const { units } = totalsOf(read, id(702))
    expect([String(units?.issued), String(units?.notIssued)]).toEqual(['0.3', '7'])
    // proves CAPZ-003
    expect(server.requests).toHaveLength(1)
  })

  it('is nothing where there is nothing', async () => {
    const { server, capstan } = anInstance()
    server.on(CapTableTotalsDocument, () => ({
      __typename: 'Query',
      capTableTotals: { __typename: 'CapTableTotalsConnection', nodes: [] },
    }))
    const query = capTableTotalsQuery(capstan)

    expect(query.select(await query.queryFn({ signal }))).toEqual({
      all: { rows: 0, stakeholders: 0, holders: 0 },
      assets: [],
    })
  })
})

describe('otherParts', () => {
  const rows = [
    aStakeholder({ units: '60', percent: '51.28' }),
    aStakeholder({ investorId: id(2), units: '50', percent: '42.74' }),
    aStakeholder({ investorId: id(3), units: '7', percent: '5.98', status: 'pending' }),
  ]

  it('is the difference between the totals and the parts, so that both add up to all units and to 100.00', () => {
    const others = otherParts(partsOfRows(rows.slice(0, 1)), totalsByAsset(rows).all)
    // 60 + 50 + 7 less 60, 100 less 54.55.
    // proves CAPZ-004
    expect([others?.rows, others?.units.toString(), others?.percent?.toString()]).toEqual([2, '57', '48.72'])
  })

  it('counts a holder of two rounds once', () => {
    const parts = [
      aCapTablePart({ units: '40', percent: '36.37' }),
      aCapTablePart({ units: '20', percent: '18.18', roundId: id(712) }),
    ]
    expect(otherParts(parts, totalsByAsset(rows).all)?.rows).toBe(2)
    expect(partsByStakeholder(parts).map(({ units, percent }) => [units, percent])).toEqual([['60', '54.55']])
  })

  it('is nothing where every part is known, and has no percentage where none are visible', () => {
    const { all } = totalsByAsset(rows)
    expect(otherParts(partsOfRows(rows), all)).toBeUndefined()
    expect(
      otherParts(partsOfRows([aStakeholder({ units: '60', percent: null })]), all)?.percent,
    ).toBeUndefined()
  })
})

describe('purchaserTotalsQuery', () => {
  it('has the capital raised of all assets, of each and of its rounds', async () => {
    const { server, capstan } = anInstance()
    const notes = { assetId: id(703), assetName: 'Notes' }
    server.on(PurchaserTotalsDocument, () => ({
      __typename: 'Query',
      purchaserTotals: {
        __typename: 'PurchaserTotalsConnection',
        nodes: [
          aPurchaserTotal({
            assetId: null,
            roundId: null,
            rowCount: 4,
            stakeholders: 3,
            paidInCapital: '6.3',
          }),
          aPurchaserTotal({ id: id(804), roundId: null, rowCount: 3, stakeholders: 2, paidInCapital: '0.3' }),
          aPurchaserTotal({ id: id(805), paidInCapital: '0.2' }),
          aPurchaserTotal({ id: id(806), roundId: id(712), roundName: 'Series A', paidInCapital: '0.1' }),
          aPurchaserTotal({ id: id(807), ...notes, roundId: null, paidInCapital: '6' }),
          aPurchaserTotal({
            id: id(808),
            ...notes,
            roundId: id(713),
            roundName: 'Tranche',
            paidInCapital: '6',
          }),
        ],
      },
    }))
    const query = purchaserTotalsQuery(capstan)

    const { all, assets } = query.select(await query.queryFn({ signal }))

    const said = [all, ...assets].map(({ rows, stakeholders, capital, rounds }) =>
      [rows, stakeholders, capital, ...rounds.map((round) => `${round.name} ${round.capital}`)].join(', '),
    )
    // proves CAPZ-005
    expect(said).toEqual([
      '4, 3, 6.3, Series B 0.2, Series A 0.1, Tranche 6',
      '3, 2, 0.3, Series B 0.2, Series A 0.1',
      '1, 1, 6, Tranche 6',
    ])
  })
})
