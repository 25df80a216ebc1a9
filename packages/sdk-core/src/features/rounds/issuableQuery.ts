import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import { memoizeByRow } from '../../client/answers'
import type { CapstanQuery } from '../../client/recordQuery'
import { compareText } from '../../order/compareText'
import { distributionRules } from '../distributions/distributionRules'
import { IssuableDistributionsDocument, type IssuableDistributionFragment } from './operations.generated'

/** A closed distribution of which nothing is issued yet. */
export interface IssuableDistribution {
  id: string
  investor: string
  investorId: string | null
  allocation: string
  units: string
  /** `requested` waits for the transfer agent, `rejected` was sent back by it and may be asked for again. */
  status: 'closed' | 'requested' | 'rejected'
  /** Why the transfer agent rejected it. */
  note: string | null
  isPaidInFull: boolean
  /** US dollars not yet paid in; below 0 where more was. */
  stillExpected: string
}

type Answer = AllPagesAnswer<{ distributions: IssuableDistributionFragment }>

/** What may be issued of a round, or is being: closed distributions with an amount over 0, by the investor's name. (ROUND-032) */
export function issuableQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly IssuableDistribution[], Answer> {
  capstan.register(distributionRules)
  const distributions = allPages(
    IssuableDistributionsDocument,
    { roundId },
    (answer) => answer.allFullDistributions,
  )
  return { ...allPagesQuery(capstan, { distributions }, readIssuables), staleTime: Infinity }
}

function readIssuables({ distributions }: Answer): readonly IssuableDistribution[] {
  const rows = (distributions?.nodes ?? []).map(readIssuable)
  return rows.toSorted((a, b) => compareText(a.investor, b.investor) || compareText(a.id, b.id))
}

const readIssuable = memoizeByRow((row: IssuableDistributionFragment): IssuableDistribution => {
  const { id, investorAccountName, allocationName, amount, shownStatus, isPaidInFull } = row
  return {
    id,
    investor: investorAccountName ?? '',
    investorId: row.investorId,
    allocation: allocationName ?? '',
    units: amount ?? '0',
    status: shownStatus === 'requested' || shownStatus === 'rejected' ? shownStatus : 'closed',
    note: row.distributionById?.issuanceNote ?? null,
    isPaidInFull: isPaidInFull === true,
    stillExpected: row.stillExpected ?? '0',
  }
})
