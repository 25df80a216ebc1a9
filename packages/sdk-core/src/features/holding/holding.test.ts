import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { holdingLedgerQuery, ledgerOn } from './holdingLedgerQuery'
import { holdingQuery } from './holdingQuery'
import { holdingValueQuery } from './holdingValueQuery'
import { HoldingDocument, HoldingLedgerDocument, HoldingValueDocument } from './operations.generated'
import {
  aHolding,
  aHoldingDay,
  aHoldingEntry,
  holdingAnswer,
  holdingLedgerAnswer,
  holdingValueAnswer,
} from './testing'

const id = fixtureIds.nth
const signal = new AbortController().signal

async function read(...given: Parameters<typeof aHolding>) {
  const { server, capstan } = anInstance()
  server.on(HoldingDocument, () => holdingAnswer(aHolding(...given)))
  const query = holdingQuery(capstan, id(5101))
  return query.select(await query.queryFn({ signal }))
}

describe('holdingQuery', () => {
  it('has the change of the value: 50,000 less 32,000, of 32,000', async () => {
    const { change, vesting } = await read()

    expect(change?.money.toString()).toBe('18000')
    expect(change?.percent?.toString()).toBe('56.25')
    // proves CALL-119
    expect(vesting).toEqual({ startsOn: '2025-06-30', periods: 36, cliff: 6, units: '4000', setPeriod: 16 })
  })

  it('has no percentage without a cost, and no change of an unknown value', async () => {
    const free = await read({ investment: '0', costBasis: '0' })
    const unknown = await read({ value: null, latestPrice: null, vesting: null })

    expect(free.change?.money.toString()).toBe('50000')
    expect(free.change?.percent).toBeUndefined()
    expect(unknown.change).toBeNull()
    expect(unknown.vesting).toBeNull()
  })

  it('accepts a value with more decimals than stored values: units times unit value', async () => {
    const { change } = await read({ value: '1240.7407295740740730455', investment: '1005' })

    expect(change?.money.toString()).toBe('235.7407295740740730455')
  })

  it('is not found where it is not there, or may not be seen', async () => {
    const { server, capstan } = anInstance()
    server.on(HoldingDocument, () => ({ __typename: 'Query', holdingById: null }))
    const query = holdingQuery(capstan, id(5101))

    const answer = await query.queryFn({ signal })
    expect(() => query.select(answer)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})

describe('the value of a holding over time', () => {
  const days = [
    aHoldingDay({ day: '2025-06-30', unitValue: null, value: null }),
    aHoldingDay({ day: '2025-12-15' }),
  ]

  it('has each day as the platform worked it out, exactly', async () => {
    const { server, capstan } = anInstance()
    server.on(HoldingValueDocument, () => holdingValueAnswer(days))
    const query = holdingValueQuery(capstan, id(5101))

    expect(query.select(await query.queryFn({ signal }))).toEqual(days)
  })

  it('follows the holding, under which each of its changes is pushed', () => {
    const { capstan } = anInstance()

    expect(holdingValueQuery(capstan, id(5101)).entities).toEqual([{ table: 'holdings', id: id(5101) }])
  })
})

describe('the ledger of a holding', () => {
  /** Issued 100.5, 40 given away, 10 come back; as the platform may answer. */
  const moves = [
    aHoldingEntry({ id: id(1), amount: '10', bookedOn: '2026-05-02', createdOn: '2026-05-02T09:00:00.000Z' }),
    aHoldingEntry({
      id: id(2),
      amount: '-40',
      bookedOn: '2026-04-01',
      createdOn: '2026-04-01T09:00:00.000Z',
    }),
    aHoldingEntry({ id: id(3), amount: '100.5', bookedOn: '2026-03-01' }),
  ]
  async function ledger(held = '70.500000000000000000') {
    const { server, capstan } = anInstance()
    server.on(HoldingLedgerDocument, () => holdingLedgerAnswer(moves, held))
    const query = holdingLedgerQuery(capstan, id(5101))
    return query.select(await query.queryFn({ signal }))
  }

  it('is ordered by day, each entry with the balance after it', async () => {
    const { entries } = await ledger()

    expect(entries.map(({ units, sum }) => `${units.toString()} ${sum.toString()}`)).toEqual([
      ...['100.5 100.5', '-40 60.5', '10 70.5'],
    ])
  })

  it('is read to its end, a thousand entries at a time', async () => {
    const { server, capstan } = anInstance()
    const unit = (at: number) => aHoldingEntry({ id: id(at), amount: '1' })
    const page = Array.from({ length: 1000 }, (_, at) => unit(7000 + at))
    const asked: string[] = []
    server.on(HoldingLedgerDocument, ({ since }) => {
      asked.push(since)
      return holdingLedgerAnswer(asked.length === 1 ? page : [unit(8000)], '1001')
    })
    const query = holdingLedgerQuery(capstan, id(5101))

    const { entries, isWhole } = query.select(await query.queryFn({ signal }))

    expect(asked).toEqual(['00000000-0000-0000-0000-000000000000', id(7999)])
    expect(entries).toHaveLength(1001)
    expect(isWhole).toBe(true)
  })

  it('takes before it gives where a token moves within a transaction', async () => {
    const { server, capstan } = anInstance()
    const minted = [
      aHoldingEntry({ id: id(4), amount: '5' }),
      aHoldingEntry({ id: id(6), amount: '5', bookedOn: '2026-03-01' }),
      aHoldingEntry({ id: id(5), amount: '-5', bookedOn: '2026-03-01' }),
    ]
    server.on(HoldingLedgerDocument, () => holdingLedgerAnswer(minted, '5'))
    const query = holdingLedgerQuery(capstan, id(5101))

    const { entries, isWhole } = query.select(await query.queryFn({ signal }))

    expect(entries.map(({ sum }) => sum.toString())).toEqual(['5', '0', '5'])
    expect(isWhole).toBe(true)
  })

  it.each([
    ['2026-02-28', 0, '0'],
    ['2026-03-01', 1, '100.5'],
    ['2026-04-30', 2, '60.5'],
    ['2026-11-26', 3, '70.5'],
  ])('on %s has %i entries and %s units', async (day, count, units) => {
    const then = ledgerOn(await ledger(), day)

    expect(then.entries).toHaveLength(count)
    expect(then.units?.toString()).toBe(units)
  })

  it('has no balance when the reader does not see all moved units', async () => {
    const ofABroker = await ledger('80.5')

    expect(ofABroker.isWhole).toBe(false)
    expect(ledgerOn(ofABroker, '2026-11-26').units).toBeNull()
  })
})
