import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { OfferedChainsDocument, type OfferedChainsQuery } from './operations.generated'
import type { Chain, ChainKind } from './Token'

/** A chain that a token may be set up on. */
export type OfferedChain = Pick<Chain, 'id' | 'kind'>

/** The chains a token may be set up on, or move to: a registry that does not change while a page is open. (TOKEN-031) */
export function offeredChainsQuery(
  capstan: Capstan,
): CapstanQuery<readonly OfferedChain[], OfferedChainsQuery> {
  return recordQuery(capstan, {
    document: OfferedChainsDocument,
    variables: {},
    select: readChains,
  })
}

function readChains({ allChains }: OfferedChainsQuery): readonly OfferedChain[] {
  const chains = rowsOf(allChains).map(({ id, kind }) => ({ id, kind: kind as ChainKind })) // as the platform checks
  // Public chains first.
  return chains.toSorted((a, b) => Number(b.kind === 'public') - Number(a.kind === 'public'))
}
