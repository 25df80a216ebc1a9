import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import {
  allocationDistributionsQuery,
  firstDistributionsQuery,
  refreshAllocationDistribution,
} from './allocation'
import {
  AllocationDistributionRowDocument,
  AllocationDistributionsDocument,
  FirstAllocationDistributionsDocument,
} from './operations.generated'

const allocationId = fixtureIds.nth(2)
const rowOf = (nr: number, version: string, status: string, qualificationState: string) => ({
  ...{ __typename: 'FullDistribution' as const, id: fixtureIds.nth(100 + nr), version, status },
  ...{ investorId: fixtureIds.nth(200 + nr), investorAccountName: `Investor ${nr}` },
  ...{ investorAccountEmail: null, locked: false, amount: '10', qualificationState },
  ...{ committedCapital: '125', stepCount: null, stepPosition: null },
})

describe('refreshAllocationDistribution', () => {
  it('updates the row in the whole list and among the first ones with one request', async () => {
    const { capstan, server } = anInstance()
    const nodes = [rowOf(1, '1', 'open', 'unknown'), rowOf(2, '1', 'open', 'unknown')]
    const connection = { __typename: 'FullDistributionsConnection' as const, nodes }
    server.on(AllocationDistributionsDocument, () => ({
      __typename: 'Query',
      allFullDistributions: connection,
    }))
    server.on(FirstAllocationDistributionsDocument, () => ({
      __typename: 'Query',
      allFullDistributions: {
        ...{ ...connection, totalCount: 2 },
        totals: { __typename: 'FullDistributionTotals', amount: '20' },
      },
    }))
    server.on(AllocationDistributionRowDocument, () => ({
      __typename: 'Query',
      fullDistributionById: rowOf(2, '2', 'closed', 'rejected'),
    }))
    const whole = allocationDistributionsQuery(capstan, allocationId)
    const first = firstDistributionsQuery(capstan, allocationId)
    await capstan.queryClient.fetchQuery(whole)
    await capstan.queryClient.fetchQuery(first)
    const before = server.requests.length
    await refreshAllocationDistribution(capstan, fixtureIds.nth(102))

    expect(server.requests.length - before).toBe(1)
    const lists = [
      whole.select(capstan.queryClient.getQueryData(whole.queryKey) as never), // the answer of the query
      first.select(capstan.queryClient.getQueryData(first.queryKey) as never).rows, // the answer of the query
    ]
    for (const rows of lists)
      expect(rows.map(({ status, qualification }) => [status, qualification])).toEqual([
        ['open', 'unknown'],
        ['closed', 'rejected'],
      ])
  })
})
