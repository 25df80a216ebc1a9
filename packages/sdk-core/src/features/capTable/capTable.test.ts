import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { assetsOf } from './assetsOf'
import { capTableQuery } from './capTableQuery'
import { capTableTotals } from './capTableTotals'
import {
  CapTableDocument,
  CapTableRoundsDocument,
  ScheduleOfPurchasersDocument,
} from './operations.generated'
import { purchasersQuery } from './purchasersQuery'
import { purchaserTotals } from './purchaserTotals'
import { stakeholderColumns } from './stakeholderColumns'
import { capTableAnswers } from './testing/capTableAnswers'
import { purchaserAnswers } from './testing/purchaserAnswers'
import { aPurchaser, aStakeholder, anIssuedRound } from './testing/records'

const id = fixtureIds.nth

const asked = new AbortController()

describe('capTableQuery', () => {
  it('reads every stakeholder, a thousand at a time, and the rounds', async () => {
    const { server, capstan } = anInstance()
    const stakeholders = Array.from({ length: 2_100 }, (_, at) => aStakeholder({ id: id(1_000 + at) }))
    const answers = capTableAnswers({ stakeholders, rounds: [anIssuedRound()] })
    server.on(CapTableDocument, answers.stakeholders)
    server.on(CapTableRoundsDocument, answers.rounds)
    const query = capTableQuery(capstan)

    const read = query.select(await query.queryFn({ signal: asked.signal }))

    expect(read.stakeholders).toEqual(stakeholders)
    expect(read.rounds).toEqual([anIssuedRound()])
    // proves CAPZ-004
    expect(server.requests.map(({ name }) => name).sort()).toEqual([
      'CapTable',
      'CapTable',
      'CapTable',
      'CapTableRounds',
    ])
  })

  it('shows a row once that moved to the next page while the pages were read', async () => {
    const { server, capstan } = anInstance()
    const rows = Array.from({ length: 1_500 }, (_, at) => aStakeholder({ id: id(1_000 + at) }))
    server.on(CapTableDocument, ({ first, offset, roundId }) => {
      // A new stakeholder takes the first place before the second page is read.
      const shown = offset > 0 ? [aStakeholder({ id: id(999) }), ...rows] : rows
      expect(roundId).toBe(id(711))
      return capTableAnswers({ stakeholders: shown, rounds: [] }).stakeholders({ first, offset })
    })
    const query = capTableQuery(capstan, { roundId: id(711) })

    const read = query.select(await query.queryFn({ signal: asked.signal }))

    expect(new Set(read.stakeholders.map((row) => row.id)).size).toBe(read.stakeholders.length)
    expect(read.rounds).toEqual([])
  })

  it('receives holdings and purchases that are not issued yet', () => {
    const { capstan } = anInstance()
    expect(capTableQuery(capstan).entities).toEqual([{ table: 'holdings' }, { table: 'distributions' }])
  })
})

describe('purchasersQuery', () => {
  it('reads all investors who have paid in', async () => {
    const { server, capstan } = anInstance()
    const purchasers = Array.from({ length: 1_001 }, (_, at) => aPurchaser({ id: id(1_000 + at) }))
    server.on(ScheduleOfPurchasersDocument, purchaserAnswers(purchasers).purchasers)
    const query = purchasersQuery(capstan)

    // proves CAPZ-006
    expect(query.select(await query.queryFn({ signal: asked.signal }))).toEqual(purchasers)
  })
})

describe('the totals of a cap table', () => {
  const notes = { assetId: id(703), assetName: 'Halden Convertible Notes 2027' }
  const rows = [
    aStakeholder({ investorId: id(1), units: '0.1' }),
    aStakeholder({ investorId: id(2), units: '0.2' }),
    aStakeholder({ investorId: id(1), units: '7', percent: null, status: 'pending' }),
  ]

  it('is its stakeholders, each once, and its units, issued and not apart', () => {
    const { stakeholders, units } = capTableTotals(rows)
    // proves CAPZ-003
    expect([stakeholders, String(units?.issued), String(units?.notIssued)]).toEqual([2, '0.3', '7'])
  })

  it('is no number of units over several assets', () => {
    expect(capTableTotals([...rows, aStakeholder({ investorId: id(2), ...notes })])).toEqual({
      stakeholders: 2,
    })
  })

  it('is by asset in the order of the rows', () => {
    expect(assetsOf([...rows, aStakeholder(notes)])).toEqual([
      { id: id(702), name: 'Halden Biologics Preferred', count: 3 },
      { id: id(703), name: 'Halden Convertible Notes 2027', count: 1 },
    ])
  })

  it('adds up the units of a group where they are of one asset, issued or not', () => {
    const sum = stakeholderColumns.find((column) => column.id === 'units')?.aggregate
    if (typeof sum !== 'function') throw new Error('Units are not added up.')

    expect(sum(rows.slice(0, 2))).toBe('0.3')
    expect(sum(rows)).toBe('7.3')
    expect(sum([rows[0] ?? aStakeholder(), aStakeholder(notes)])).toBeUndefined()
  })
})

describe('the totals of purchasers', () => {
  it('is all they paid in, by round, to the last place', () => {
    const seriesA = { roundId: id(712), roundName: 'Series A' }
    const { stakeholders, capital, rounds } = purchaserTotals([
      aPurchaser({ paidInCapital: '0.1' }),
      aPurchaser({ paidInCapital: '0.2' }),
      aPurchaser({ ...seriesA, investorId: id(2), paidInCapital: '1000.000000000000000001' }),
    ])

    expect(stakeholders).toBe(2)
    expect(capital.toString()).toBe('1000.300000000000000001')
    // proves CAPZ-005
    expect(rounds.map((round) => `${round.name} ${round.capital}`)).toEqual([
      'Series B 0.3',
      'Series A 1000.000000000000000001',
    ])
  })
})
