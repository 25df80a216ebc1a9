import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import { memoizeByRow } from '../../client/answers'
import type { CapstanQuery } from '../../client/recordQuery'
import { compareText } from '../../order/compareText'
import { holdingRules } from '../holdings/holdingsSource'
import { TokenHoldingsDocument, type TokenHoldingFragment } from './operations.generated'

/** A holding of a round that is on no chain yet. */
export interface MintableHolding {
  id: string
  investor: string
  /** Where it is: the product's own ledger. */
  chain: string
  units: string
}

type Answer = AllPagesAnswer<{ holdings: TokenHoldingFragment }>

/** The holdings of a round that may be minted, by the investor's name. */
export function mintableQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly MintableHolding[], Answer> {
  capstan.register(holdingRules)
  const holdings = allPages(TokenHoldingsDocument, { roundId }, (answer) => answer.allFullHoldings)
  return { ...allPagesQuery(capstan, { holdings }, readMintables), staleTime: Infinity }
}

function readMintables({ holdings }: Answer): readonly MintableHolding[] {
  const rows = (holdings?.nodes ?? []).filter(({ isTokenized }) => !isTokenized).map(readMintable)
  return rows.toSorted((a, b) => compareText(a.investor, b.investor) || compareText(a.id, b.id))
}

const readMintable = memoizeByRow(({ id, investorAccountName, chain, amount }: TokenHoldingFragment) => ({
  ...{ id, investor: investorAccountName ?? '', chain: chain ?? '', units: amount ?? '0' },
}))
