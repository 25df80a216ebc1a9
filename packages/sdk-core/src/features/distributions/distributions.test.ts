import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { gridQuery } from '../../grid/query/gridQuery'
import type { AccountType } from '../accounts/Account'
import { distributionColumns, distributionColumnsFor } from './distributionColumns'
import { distributionsSource } from './distributionsSource'
import { distributionStates, inStates, type DistributionState } from './distributionStates'
import {
  DistributionsDocument,
  DistributionTotalsDocument,
  UnpricedDistributionsDocument,
  UnpricedDistributionTotalsDocument,
} from './operations.generated'
import { aDistributionRow } from './testing'

/** A platform with one distribution, and the columns that an account of a type reads. */
function aSource(type: AccountType) {
  const { server, capstan } = anInstance()
  const nodes = [aDistributionRow()]
  const connection = { __typename: 'FullDistributionsConnection', totalCount: 1, nodes }
  const totals = { __typename: 'FullDistributionTotals', amount: '2000', committedCapital: '25000' }
  for (const document of [DistributionsDocument, UnpricedDistributionsDocument])
    server.on(document, () => ({ __typename: 'Query', allFullDistributions: connection }))
  for (const document of [DistributionTotalsDocument, UnpricedDistributionTotalsDocument])
    server.on(document, () => ({
      __typename: 'Query',
      allFullDistributions: { __typename: 'FullDistributionsConnection', totals },
    }))
  const source = distributionsSource(capstan, type)
  const asked = (name: string) => server.requests.filter((request) => request.name === name)
  /** Shows it until the rows and their sums are there. */
  const show = async () => {
    source.show(
      gridQuery(distributionColumnsFor(type), { sorts: [{ column: 'createdOn', direction: 'descending' }] }),
    )
    const stop = source.start()
    await expect.poll(() => source.store.getState().totals).toBeDefined()
    stop()
  }
  return { source, asked, show }
}

describe('distributionsSource', () => {
  it('asks for pages of 1000 by offset, and anew whenever it is shown again', async () => {
    const { source, asked, show } = aSource('issuer')
    await show()
    expect(asked('Distributions')).toMatchObject([
      { variables: { filter: {}, orderBy: ['CREATED_ON_DESC'], first: 1000, offset: 0 } },
    ])
    expect(source.store.getState()).toMatchObject({ total: 1, totals: { units: '2000', total: '25000' } })

    // Unmounted queries are released in the next task.
    await new Promise((resolve) => setTimeout(resolve, 5))
    await show()
    expect(asked('Distributions')).toHaveLength(2)
    // proves DIST-008, DIST-009
    expect(asked('DistributionTotals')).toHaveLength(2)
  })

  it('asks for no price where an agent is shown them', async () => {
    const { source, asked, show } = aSource('agent')
    await show()

    expect(asked('UnpricedDistributions')).toHaveLength(1)
    expect(asked('Distributions')).toEqual([])
    expect(source.store.getState().totals).toEqual({ units: '2000' })
    // proves DIST-007
    for (const document of [UnpricedDistributionsDocument, UnpricedDistributionTotalsDocument])
      expect(String(document)).not.toMatch(/pricePaid|capital|value/i)
  })
})

describe('inStates', () => {
  const asked = { filter: { amount: { equalTo: '1' } }, orderBy: ['CREATED_ON_DESC'] }

  it.each<[string, DistributionState[], object]>([
    ['open', ['open'], { shownStatus: { in: ['open'] } }],
    [
      'closed or locked',
      ['closed', 'locked'],
      {
        or: [{ shownStatus: { in: ['closed', 'rejected'] } }, { locked: { equalTo: true } }],
      },
    ],
    ['none', [], { shownStatus: { in: [] } }],
  ])('adds the filter for %s to other filters', (_, states, filter) => {
    expect(inStates(asked, states)).toEqual({ ...asked, filter: { and: [asked.filter, filter] } })
    expect(inStates({}, states)).toEqual({ filter })
  })

  it('asks for nothing more where all states are shown', () => {
    expect(inStates(asked, distributionStates)).toBe(asked)
  })
})

describe('distributionColumns', () => {
  it('are those of the grid in its order, the asset hidden, each sorted by the platform', () => {
    const { orderBy } = gridQuery(distributionColumns, {
      sorts: distributionColumns.map(({ id }) => ({ column: id, direction: 'ascending' })),
    })

    expect(distributionColumns.map(({ id }) => id).join(' ')).toBe(
      'investor email createdOn status progress activeStep asset round allocation isPaidInFull units price total setup',
    )
    expect(distributionColumns.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual(['asset'])
    expect(orderBy).toHaveLength(distributionColumns.length)
    // proves DIST-005, DIST-006
    expect(orderBy).toContain('COMMITTED_CAPITAL_ASC')
  })

  it('are filtered and sorted by the status that is shown', () => {
    const filters = [{ column: 'status', operator: 'in' as const, values: ['requested'] }]
    const sorts = [{ column: 'status', direction: 'ascending' as const }]

    // proves DIST-015
    expect(gridQuery(distributionColumns, { filters, sorts })).toEqual({
      filter: { shownStatus: { in: ['requested'] } },
      orderBy: ['SHOWN_STATUS_ASC'],
    })
  })

  it('are without prices for an agent', () => {
    const shown = distributionColumnsFor('agent').map(({ id }) => id)

    // proves DIST-007
    expect(distributionColumns.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([
      'price',
      'total',
    ])
  })
})
