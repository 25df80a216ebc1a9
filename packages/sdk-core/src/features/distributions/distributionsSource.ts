import type { Capstan } from '../../Capstan'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import { narrowed } from '../../grid/source/narrowed'
import { reworded } from '../../grid/source/reworded'
import type { AccountType } from '../accounts/Account'
import type { DistributionRow } from './DistributionRow'
import { distributionRules } from './distributionRules'
import { distributionStates, inStates, type DistributionState } from './distributionStates'
import {
  DistributionsDocument,
  DistributionTotalsDocument,
  UnpricedDistributionsDocument,
  UnpricedDistributionTotalsDocument,
  WholeDistributionsDocument,
  WholeUnpricedDistributionsDocument,
  type DistributionsQuery,
  type DistributionTotalsQuery,
  type UnpricedDistributionsQuery,
  type UnpricedDistributionTotalsQuery,
} from './operations.generated'

/** The list of distributions for a grid: pages of a thousand, always read from the server. (DIST-008, DIST-009) */
const distributionsList: GridList<DistributionRow> = {
  list: 'allFullDistributions',
  listOf: ({ allFullDistributions }: DistributionsQuery) => allFullDistributions,
  pages: DistributionsDocument,
  whole: WholeDistributionsDocument,
  totals: DistributionTotalsDocument,
  totalsOf: ({ allFullDistributions }: DistributionTotalsQuery) => ({
    units: allFullDistributions?.totals.amount ?? null,
    total: allFullDistributions?.totals.committedCapital ?? null,
  }),
  pageSize: 1000,
  isAskedAnew: true,
}

/** The same without prices, which an agent does not load. (DIST-007) */
const unpricedList: GridList<DistributionRow> = {
  ...distributionsList,
  listOf: ({ allFullDistributions }: UnpricedDistributionsQuery) => allFullDistributions,
  pages: UnpricedDistributionsDocument,
  whole: WholeUnpricedDistributionsDocument,
  totals: UnpricedDistributionTotalsDocument,
  totalsOf: ({ allFullDistributions }: UnpricedDistributionTotalsQuery) => ({
    units: allFullDistributions?.totals.amount ?? null,
  }),
}

/** Which distributions are listed. */
export interface DistributionsShown {
  /** Only distributions in these states; in all states by default. */
  states?: readonly DistributionState[]
  /** Only distributions of this round; of all rounds by default. */
  roundId?: string
}

/** The distributions an account of a type sees, as the rows of a grid. */
export function distributionsSource(
  capstan: Capstan,
  type: AccountType | undefined,
  { states = distributionStates, roundId }: DistributionsShown = {},
): GridSource<DistributionRow> {
  capstan.register(distributionRules)
  const list = type === 'agent' ? unpricedList : distributionsList
  const all = createGridSource<DistributionRow>(capstan, list)
  const source = roundId === undefined ? all : narrowed(all, { roundId: { equalTo: roundId } })
  return reworded(source, (query) => inStates(query, states))
}
