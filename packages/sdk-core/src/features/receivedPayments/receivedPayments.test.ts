import { expect, it, vi } from 'vitest'
import type { Capstan } from '../../Capstan'
import type { TypedDocument } from '../../client/TypedDocument'
import { createCapstan } from '../../createCapstan'
import { anInstance } from '../../testing/anInstance'
import { fakeServer } from '../../testing/fakeServer'
import { fixtureIds } from '../../testing/fixtureIds'
import {
  MatchPaymentDocument,
  PayableInvestmentsDocument,
  ReturnPaymentDocument,
  UndoPaymentMatchDocument,
} from './operations.generated'
import {
  findPayableInvestments,
  matchPayment,
  returnPayment,
  undoPaymentMatch,
} from './receivedPaymentsQuery'

it('reads the expected payment of an investment to the cent, with any number of decimals from the platform', async () => {
  const server = fakeServer()
  server.on(PayableInvestmentsDocument, () => ({
    __typename: 'Query',
    allFullDistributions: {
      __typename: 'FullDistributionsConnection',
      nodes: ['100.000000000000000000000000000000000000', '-0.015', null].map((stillExpected, at) => ({
        ...{ __typename: 'FullDistribution', id: fixtureIds.nth(at), version: '1' },
        ...{ investorAccountName: 'Ada', roundName: 'Series A', stillExpected },
      })),
    },
  }))
  const capstan = createCapstan({ account: fixtureIds.account, environment: { fetch: server.fetch } })
  const found = await findPayableInvestments(capstan, fixtureIds.account, 'Ada')

  expect(found.map(({ expected }) => expected)).toEqual(['100', '-0.02', null])
})

const paymentId = fixtureIds.nth(5400)
const match = { paymentId, distributionId: fixtureIds.nth(3000), amount: '500' }
const writes: readonly [string, TypedDocument<unknown, never>, (capstan: Capstan) => Promise<void>][] = [
  ['match', MatchPaymentDocument, (capstan) => matchPayment(capstan, match)],
  [
    'match that is undone',
    UndoPaymentMatchDocument,
    (capstan) => undoPaymentMatch(capstan, { id: fixtureIds.nth(5450), paymentId }),
  ],
  ['return', ReturnPaymentDocument, (capstan) => returnPayment(capstan, paymentId)],
]

it.each(writes)('keeps a %s whose answer was lost until its outcome is known', async (_, document, send) => {
  const { capstan, server } = anInstance()
  server.on(document, () => new Response('gone', { status: 502 }))

  void send(capstan).catch(() => undefined)

  const subject = `received payment ${paymentId}`
  const kept = () => capstan.client.unsettled.list()
  await vi.waitFor(() => expect(kept()).toMatchObject([{ subject, isLost: true }]))
  expect(new Set(server.requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})
