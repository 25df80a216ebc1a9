import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { RoundTokenDocument, type RoundTokenQuery, type TokenFactsFragment } from './operations.generated'
import type { Chain, ChainKind, ContractStatus, RoundToken, TokenContract, TokenStatus } from './Token'
import { contractRules } from './tokenRules'

/** The token of a round, as far as the account of this instance may see it; `not_found` where it may not. */
export function tokenQuery(capstan: Capstan, roundId: string): CapstanQuery<RoundToken, RoundTokenQuery> {
  capstan.register(contractRules)
  return recordQuery(capstan, {
    document: RoundTokenDocument,
    variables: { roundId },
    select: readTokenAnswer,
  })
}

function readTokenAnswer({ tokenByRoundId }: RoundTokenQuery): RoundToken {
  return readToken(orNotFound(tokenByRoundId))
}

/** A token as it is shown. */
export function readToken(token: TokenFactsFragment): RoundToken {
  const { id, version, name, symbol, status, precision, total, currentContract } = token
  return {
    ...{ id, version, name, symbol, precision, total },
    status: status as TokenStatus, // one of its statuses, as the platform checks
    contract: currentContract && readContract(currentContract),
  }
}

type ContractAnswer = NonNullable<TokenFactsFragment['currentContract']>

function readContract({ id, status, chain, contractAddress, refused, chainByChain }: ContractAnswer) {
  return {
    id,
    status: status as ContractStatus, // as the platform checks
    chain: readChain(chainByChain, chain),
    address: contractAddress,
    refused: refused as TokenContract['refused'], // as the platform checks
  } satisfies TokenContract
}

/** A chain; a chain that is not in the registry is a public one without an explorer. */
function readChain(chain: { id: string; kind: string; explorer: string | null } | null, id: string): Chain {
  const { kind = 'public', explorer = null } = chain ?? {}
  return { id, kind: kind as ChainKind, explorer } // as the platform checks
}
