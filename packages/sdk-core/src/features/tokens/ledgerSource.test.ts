import { describe, expect, it, onTestFinished } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { gridQuery } from '../../grid/query/gridQuery'
import { fixtureIds } from '../../testing/fixtureIds'
import { ledgerColumns } from './ledgerColumns'
import { labelOfUnnamed } from './ledger'
import { ledgerSource } from './ledgerSource'
import { StakeholderLedgerDocument, StakeholderLedgerTotalsDocument } from './operations.generated'
import { aLedgerRow, stakeholderLedgerAnswer, stakeholderLedgerTotalsAnswer } from './testing'

describe('ledgerSource', () => {
  it('asks for a page of one round, filtered and sorted by the platform, with the sum of all', async () => {
    const { server, capstan } = anInstance()
    const rows = Array.from({ length: 120 }, (_, at) => aLedgerRow({ id: fixtureIds.nth(5000 + at) }))
    const asked: unknown[] = []
    server.on(StakeholderLedgerDocument, (variables) => {
      asked.push(variables)
      return stakeholderLedgerAnswer(rows.slice(variables.offset, variables.offset + variables.first), 120)
    })
    server.on(StakeholderLedgerTotalsDocument, () => stakeholderLedgerTotalsAnswer('240'))
    const source = ledgerSource(capstan, 'the round')

    source.show(
      gridQuery(ledgerColumns(['issued', 'not_issued']), {
        filters: [{ column: 'status', operator: 'in', values: ['not_issued'] }],
        search: 'bay',
        sorts: [{ column: 'units', direction: 'descending' }],
      }),
    )
    onTestFinished(source.start())
    await expect.poll(() => source.store.getState().rows.length).toBe(50)
    await expect.poll(() => source.store.getState().totals).toEqual({ units: '240' })

    const part = { includesInsensitive: 'bay' }
    expect(asked).toEqual([
      {
        filter: {
          and: [
            { roundId: { equalTo: 'the round' } },
            { and: [{ status: { in: ['not_issued'] } }, { or: [{ shownName: part }, { chain: part }] }] },
          ],
        },
        orderBy: ['UNITS_DESC', 'ID_ASC'],
        first: 50,
        offset: 0,
      },
    ])
    // proves TOKEN-008, TOKEN-009, TOKEN-010
    expect(source.store.getState()).toMatchObject({ total: 120, more: 'page' })
  })
})

describe('labelOfUnnamed', () => {
  it.each([
    ['native', 'unknown'],
    ['private', 'unknown'],
    ['public', 'onChain'],
  ])('calls an address without an account on a %s chain %s', (chainKind, label) => {
    // proves ROUND-036, ROUND-037
    expect(labelOfUnnamed({ chainKind })).toBe(label)
  })
})
