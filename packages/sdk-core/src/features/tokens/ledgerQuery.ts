import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import type { CapstanQuery } from '../../client/recordQuery'
import { distributionRules } from '../distributions/distributionRules'
import { holdingRules } from '../holdings/holdingsSource'
import type { LedgerRow } from './LedgerRow'
import { ledgerRows } from './ledgerRows'
import {
  TokenEntriesDocument,
  TokenHoldingsDocument,
  UnissuedDistributionsDocument,
  type TokenEntryFragment,
  type TokenHoldingFragment,
  type UnissuedDistributionFragment,
} from './operations.generated'

type Answer = AllPagesAnswer<{
  holdings: TokenHoldingFragment
  entries: TokenEntryFragment
  distributions: UnissuedDistributionFragment
}>

/** The Stakeholder Ledger of a round: everybody who has units of it, or has bought some, by name. (TOKEN-007) */
export function ledgerQuery(
  capstan: Capstan,
  { roundId, tokenId }: { roundId: string; tokenId: string },
): CapstanQuery<readonly LedgerRow[], Answer> {
  capstan.register(holdingRules, distributionRules)
  const lists = {
    holdings: allPages(TokenHoldingsDocument, { roundId }, (answer) => answer.allFullHoldings),
    entries: allPages(TokenEntriesDocument, { roundId, tokenId }, (answer) => answer.allCapTableEntries),
    distributions: allPages(
      UnissuedDistributionsDocument,
      { roundId },
      (answer) => answer.allFullDistributions,
    ),
  }
  return { ...allPagesQuery(capstan, lists, readLedger), staleTime: Infinity }
}

function readLedger({ holdings, entries, distributions }: Answer): readonly LedgerRow[] {
  return ledgerRows({
    holdings: holdings?.nodes ?? [],
    entries: entries?.nodes ?? [],
    distributions: distributions?.nodes ?? [],
  })
}
