import { expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { fakeServer } from '../../testing/fakeServer'
import { fixtureIds } from '../../testing/fixtureIds'
import { PayableInvestmentsDocument } from './operations.generated'
import { findPayableInvestments } from './receivedPaymentsQuery'

it('reads what an investment expects to the cent, however many places the platform computes', async () => {
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
