import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { createEntityCache } from '../createEntityCache'
import { createQueryClient } from '../createQueryClient'

const payment = (id: string) => ({ __typename: 'DistributionPayment', id, version: '1', amount: '1' })
const connection = (...ids: string[]) => ({
  __typename: 'DistributionPaymentsConnection',
  nodes: ids.map(payment),
})

/** An investment with its payments, and beside it, where the query asks for it, the list of all payments. */
function anAnswer(ids: readonly string[], isListed: boolean) {
  return {
    __typename: 'Query',
    distributionById: {
      __typename: 'Distribution',
      id: 'd',
      version: '1',
      distributionPaymentsByDistributionId: connection(...ids),
    },
    ...(isListed && { allDistributionPayments: connection(...ids) }),
  }
}

describe('a record that was created', () => {
  it.each([
    ['alone', false],
    ['beside the list of all', true],
  ])('is shown in the list of its parent, %s', async (_, isListed) => {
    const queryClient = createQueryClient()
    const entityCache = createEntityCache(queryClient)
    let ids = ['a']
    const listed = isListed ? ' allDistributionPayments(orderBy: [ID_ASC]) { nodes { id amount } }' : ''
    const text = `{ distributionById(id: "d") { id distributionPaymentsByDistributionId { nodes { id amount } } }${listed} }`
    const options = { queryKey: ['capstan', null, text, null], queryFn: async () => anAnswer(ids, isListed) }
    const observer = new QueryObserver(queryClient, { ...options, staleTime: Infinity })
    const stop = observer.subscribe(() => {})
    await expect.poll(() => observer.getCurrentResult().data).toBeDefined()

    ids = ['a', 'b']
    entityCache.create([payment('b')])

    const shown = () =>
      observer.getCurrentResult().data?.distributionById.distributionPaymentsByDistributionId.nodes
    await expect.poll(() => shown()?.map(({ id }) => id)).toEqual(['a', 'b'])
    stop()
    entityCache.destroy()
  })
})
