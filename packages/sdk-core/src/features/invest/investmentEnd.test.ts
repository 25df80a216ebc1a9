import { QueryObserver } from '@tanstack/query-core'
import { expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { fakeServer } from '../../testing/fakeServer'
import { fixtureIds } from '../../testing/fixtureIds'
import { investmentEndQuery } from './investmentEndQuery'
import { InvestmentEndDocument } from './operations.generated'

// Units times a price: the platform computes 36 places.
const due = '15625.012500000000000000000000000000000000'

it.each([
  ['15625.01', true],
  ['15625.00', false],
])('reads an investment of which %s is paid as paid in full: %s', async (paidInCapital, isPaid) => {
  const server = fakeServer()
  server.on(InvestmentEndDocument, () => ({
    __typename: 'Query',
    distributionById: {
      ...{ __typename: 'Distribution', id: fixtureIds.distribution, version: '1' },
      figures: { __typename: 'InvestmentFigure', committedCapital: due, paidInCapital },
      signedDocuments: { __typename: 'SignedDocumentsConnection', nodes: [] },
    },
  }))
  const capstan = createCapstan({ account: fixtureIds.account, environment: { fetch: server.fetch } })
  const query = investmentEndQuery(capstan, fixtureIds.distribution)
  const answer = await new Promise((resolve) =>
    new QueryObserver(capstan.queryClient, query).subscribe(({ data }) => data && resolve(data)),
  )

  expect(answer).toEqual({ isPaid, papers: [] })
})
