import type { Capstan } from '../../Capstan'
import { memoizeByRow } from '../../client/records/answers'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import { narrowed } from '../../grid/source/narrowed'
import { distributionRules } from '../distributions/distributionRules'
import { issuableIn } from './issuableAsked'
import type { IssuableChoice } from './issuableChoices'
import {
  IssuableDistributionsDocument,
  WholeIssuableDistributionsDocument,
  type IssuableDistributionFragment,
  type IssuableDistributionsQuery,
} from './operations.generated'

/** A closed distribution of which nothing is issued yet. */
export interface IssuableDistribution extends IssuableChoice {
  allocation: string
  /** `rejected` was sent back by the transfer agent and may be requested again. */
  status: 'closed' | 'rejected'
  /** Why the transfer agent rejected it. */
  note: string | null
  /** US dollars not yet paid in; below 0 where more was. `null` where a broker sells it, whose prices the issuer does not read. */
  stillExpected: string | null
}

/** A row of issuable distributions from the platform; `readIssuable` reads it. */
export type IssuableRow = IssuableDistributionFragment

const issuableList: GridList<IssuableRow> = {
  list: 'allFullDistributions',
  listOf: ({ allFullDistributions }: IssuableDistributionsQuery) => allFullDistributions,
  pages: IssuableDistributionsDocument,
  whole: WholeIssuableDistributionsDocument,
}

/** Returns the paged source of a round's distributions that can be issued: closed, with an amount over 0. (ROUND-032) */
export function issuableSource(capstan: Capstan, roundId: string): GridSource<IssuableRow> {
  capstan.register(distributionRules)
  return narrowed(createGridSource<IssuableRow>(capstan, issuableList), issuableIn(roundId))
}

/** Reads a row of `issuableSource`, once for as long as that is the same. */
export const readIssuable = memoizeByRow((row: IssuableRow): IssuableDistribution => {
  const { id, investorAccountName, allocationName, amount, shownStatus, isPaidInFull } = row
  return {
    id,
    investor: investorAccountName ?? '',
    investorId: row.investorId,
    allocation: allocationName ?? '',
    units: amount ?? '0',
    status: shownStatus === 'rejected' ? shownStatus : 'closed',
    note: row.distributionById?.issuanceNote ?? null,
    isPaidInFull: isPaidInFull === true,
    stillExpected: row.stillExpected,
  }
})
