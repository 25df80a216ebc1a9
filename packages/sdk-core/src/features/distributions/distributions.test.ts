import { describe, expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { gridQuery } from '../../grid/gridQuery'
import { distributionColumns } from './distributionColumns'
import { distributionsFileName } from './distributionsFileName'
import { distributionsPageSize, distributionsQuery, distributionTotalsQuery } from './distributionsQuery'
import { shownStatus } from './shownStatus'

describe('distributionsQuery', () => {
  it('asks for a page of 1000 by offset, newest first, always anew, and follows distributions [DIST-008] [DIST-009]', () => {
    const { queryKey, staleTime, entities } = distributionsQuery(createCapstan({}), {
      offset: distributionsPageSize,
    })

    expect(queryKey.at(-1)).toEqual({ filter: {}, orderBy: ['CREATED_ON_DESC'], first: 1000, offset: 1000 })
    expect(staleTime).toBe(0)
    expect(entities).toEqual([{ table: 'distributions' }])
  })

  it('reads the rows that may be seen, and how many there are in all', () => {
    const { select } = distributionsQuery(createCapstan({}))

    expect(select({ __typename: 'Query', allFullDistributions: null })).toEqual({ rows: [], totalCount: 0 })
  })
})

describe('distributionTotalsQuery', () => {
  it('sums what matches the filter, exactly, and leaves out what is not shown', () => {
    const { select, queryKey } = distributionTotalsQuery(createCapstan({}), {
      filter: { amount: { greaterThan: '10' } },
    })
    const totals = {
      __typename: 'FullDistributionTotals',
      amount: '12.000000000000000001',
      committedCapital: null,
    }

    expect(queryKey.at(-1)).toEqual({ filter: { amount: { greaterThan: '10' } } })
    expect(
      select({
        __typename: 'Query',
        allFullDistributions: { __typename: 'FullDistributionsConnection', totalCount: 3, totals },
      } as Parameters<typeof select>[0]),
    ).toEqual({ totalCount: 3, amount: '12.000000000000000001', committedCapital: undefined })
  })
})

describe('distributionColumns', () => {
  it('are those of the grid in its order, the asset hidden, each sorted by the platform [DIST-005] [DIST-006]', () => {
    const { orderBy } = gridQuery(distributionColumns, {
      sorts: distributionColumns.map(({ id }) => ({ column: id, direction: 'ascending' })),
    })

    expect(distributionColumns.map(({ id }) => id).join(' ')).toBe(
      'investor email createdOn status progress activeStep asset round allocation isPaidInFull units price total setup',
    )
    expect(distributionColumns.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual(['asset'])
    expect(orderBy).toHaveLength(distributionColumns.length)
    expect(orderBy).toContain('COMMITTED_CAPITAL_ASC')
  })
})

describe('shownStatus', () => {
  it.each([
    ['open', false, null, 'open'],
    ['closed', false, 'approved', 'closed'],
    ['closed', true, 'requested', 'requested'],
    ['closed', true, 'rejected', 'rejected'],
    ['closed', true, 'approved', undefined],
    ['closed', true, null, undefined],
  ])(
    'of one that is %s, locked: %s, issuance %s is %s [DIST-015]',
    (status, locked, issuanceStatus, shown) => {
      expect(shownStatus({ status, locked, issuanceStatus })).toBe(shown)
    },
  )
})

describe('distributionsFileName', () => {
  it('has the product and the day, month first [DIST-002] [DIST-003]', () => {
    expect(distributionsFileName('capstan', '2026-11-03')).toBe('distributions_capstan_11_03_2026.csv')
  })
})
