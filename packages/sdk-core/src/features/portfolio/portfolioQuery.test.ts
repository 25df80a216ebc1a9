import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, vi } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { PortfolioDistributionsDocument, PortfolioHoldingsDocument } from './operations.generated'
import { portfolioQuery } from './portfolioQuery'

describe('portfolioQuery', () => {
  it('is asked again, once, when the first investment of an empty portfolio is made', async () => {
    const { server, capstan } = anInstance()
    const none = {
      __typename: 'Query',
      allDistributions: { __typename: 'DistributionsConnection', nodes: [] },
      allHoldings: { __typename: 'HoldingsConnection', nodes: [] },
    }
    server.on(PortfolioDistributionsDocument, () => none as never)
    server.on(PortfolioHoldingsDocument, () => none as never)
    const shown = new QueryObserver(capstan.queryClient, portfolioQuery(capstan, { statuses: ['Issued'] }))
    const leave = shown.subscribe(() => {})
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual({ distributions: [], holdings: [] }))
    const before = server.requests.length

    await capstan.entityCache.refetchLists('Holding')

    leave()
    expect(server.requests.slice(before).map(({ name }) => name)).toEqual(['PortfolioHoldings'])
  })
})
