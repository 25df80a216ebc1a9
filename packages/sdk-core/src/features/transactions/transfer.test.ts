import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { anInstance } from '../../testing/anInstance'
import { refuse } from '../../testing/fakeServer'
import { fixtureIds } from '../../testing/fixtureIds'
import { makeTransfer } from './makeTransfer'
import { MakeTransferDocument, TransactionDocument } from './operations.generated'
import { transactionAnswer } from './testing'
import { transactionQuery } from './transactionQuery'
import { transferPreview, transferProblem } from './transferPreview'

const id = fixtureIds.nth
describe('a transfer', () => {
  it('computes both balances exactly', () => {
    const balances = { seller: decimal('100'), buyer: decimal('0.1') }
    const { seller, buyer } = transferPreview(balances, decimal('0.000000000000000001'))

    expect([seller.after.toString(), buyer.after.toString()]).toEqual([
      '99.999999999999999999',
      '0.100000000000000001',
    ])
  })

  it.each([
    ['0', 'not_positive'],
    ['100', undefined],
    ['100.000000000000000001', 'too_many'],
  ])('of %s units out of 100 has the problem %s', (units, problem) => {
    expect(transferProblem(units, '100.000000000000000000')).toBe(problem)
  })

  it('is sent with a price where there is one, and answers its transaction', async () => {
    const { server, capstan } = anInstance()
    const sent: unknown[] = []
    server.on(MakeTransferDocument, ({ input }) => {
      sent.push(input)
      return {
        __typename: 'Mutation',
        makeTransfer: {
          __typename: 'MakeTransferPayload',
          transfer: { __typename: 'Transfer', id: id(1), version: '1', transactionId: id(2) },
        },
      }
    })
    const input = { holdingId: id(3), investorId: id(4), amount: '7' }

    expect(await makeTransfer(capstan, input)).toBe(id(2))
    await makeTransfer(capstan, { ...input, price: '12.5' })

    expect(sent).toEqual([input, { ...input, price: '12.5' }])
  })

  it('is refused with the reason of the platform', async () => {
    const { server, capstan } = anInstance()
    server.on(MakeTransferDocument, () => refuse('insufficient_units', 'Not that many.', { available: '5' }))

    await expect(
      makeTransfer(capstan, { holdingId: id(3), investorId: id(4), amount: '7' }),
    ).rejects.toMatchObject({ code: 'insufficient_units', details: { available: '5' } })
  })
})

describe('transactionQuery', () => {
  const ask = async (answer: Parameters<typeof transactionAnswer>[1]) => {
    const { server, capstan } = anInstance()
    server.on(TransactionDocument, () => transactionAnswer(undefined, answer))
    const query = transactionQuery(capstan, id(940))
    return query.select(await query.queryFn({ signal: new AbortController().signal }))
  }

  it('reads who sanctioned it, when it was paid, and that its entries add up', async () => {
    const transaction = await ask({})

    expect(transaction).toMatchObject({
      broker: { name: 'Larkspur Securities LLC' },
      paidOn: '2026-11-06',
      entryCount: 2,
    })
    // proves CALL-062, TXN-001
    expect(transaction.sum.isZero).toBe(true)
  })

  it('knows no broker where there is none, and the block where there is one', async () => {
    const chainData = { paid_on: '2026-11-06', chain: 'ethereum-capstan', block_number: 4182, hash: '0x1' }
    const transaction = await ask({ accountByBrokerId: null, chainData })

    expect(transaction.broker).toBeUndefined()
    // proves TXN-002
    expect(transaction.block).toEqual({ number: '4182', hash: '0x1' })
  })

  it('throws not_found for a missing or invisible one', async () => {
    const { server, capstan } = anInstance()
    server.on(TransactionDocument, () => ({ __typename: 'Query' as const, transactionById: null }))
    const query = transactionQuery(capstan, id(940))
    const answer = await query.queryFn({ signal: new AbortController().signal })

    expect(() => query.select(answer)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})
