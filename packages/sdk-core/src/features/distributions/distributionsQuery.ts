import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/answers'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import { distributionRules } from './distributionRules'
import {
  DistributionsDocument,
  DistributionTotalsDocument,
  type DistributionRowFragment,
  type DistributionsQuery,
  type DistributionsQueryVariables,
  type DistributionTotalsQuery,
} from './operations.generated'

/** A row of the grid of distributions; money, units and percentages are decimal texts, without a price for an agent. */
export type DistributionRow = DistributionRowFragment

/** How many distributions are asked for at a time. (DIST-008) */
export const distributionsPageSize = 1000

/** Which part of which distributions, in the platform's words. */
export interface DistributionsChoice {
  filter?: DistributionsQueryVariables['filter']
  orderBy?: DistributionsQueryVariables['orderBy']
  first?: number
  offset?: number
}

/** A page of distributions. */
export interface DistributionsPage {
  rows: readonly DistributionRow[]
  /** How many there are in all that match the filter. */
  totalCount: number
}

/** The sums over all distributions that match a filter, unrounded; nothing where no row shows a value. */
export interface DistributionTotals {
  totalCount: number
  amount: string | undefined
  committedCapital: string | undefined
}

const newestFirst: DistributionsQueryVariables['orderBy'] = ['CREATED_ON_DESC']

/** A page of the distributions that the account sees, newest first unless told, always asked for anew. (DIST-009) */
export function distributionsQuery(
  capstan: Capstan,
  { filter = {}, orderBy = newestFirst, first = distributionsPageSize, offset = 0 }: DistributionsChoice = {},
): CapstanQuery<DistributionsPage, DistributionsQuery> {
  capstan.register(distributionRules)
  return recordQuery(capstan, {
    document: DistributionsDocument,
    variables: { filter, orderBy, first, offset },
    select: readPage,
    staleTime: 0,
  })
}

/** What stands at the foot of the grid: a request of its own, so that a row that changes is asked for alone. */
export function distributionTotalsQuery(
  capstan: Capstan,
  { filter = {} }: Pick<DistributionsChoice, 'filter'> = {},
): CapstanQuery<DistributionTotals, DistributionTotalsQuery> {
  capstan.register(distributionRules)
  return recordQuery(capstan, {
    document: DistributionTotalsDocument,
    variables: { filter },
    select: readTotals,
    entities: [{ table: 'distributions' }],
    staleTime: 0,
  })
}

function readPage({ allFullDistributions: page }: DistributionsQuery): DistributionsPage {
  return { rows: rowsOf(page), totalCount: page?.totalCount ?? 0 }
}

function readTotals({ allFullDistributions: page }: DistributionTotalsQuery): DistributionTotals {
  const { amount, committedCapital } = page?.totals ?? {}
  return {
    totalCount: page?.totalCount ?? 0,
    amount: amount ?? undefined,
    committedCapital: committedCapital ?? undefined,
  }
}
