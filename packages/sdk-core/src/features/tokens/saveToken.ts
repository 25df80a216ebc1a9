import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { DeployContractDocument, MakeTokenDocument, TokenizeHoldingsDocument } from './operations.generated'
import type { RoundToken } from './Token'
import { readToken } from './tokenQuery'

/** The name, the symbol and the chain of a token. */
export interface TokenInput {
  name: string
  symbol: string
  /** `tezos-mainnet` */
  chain: string
}

/** The token that is set up, edited or moved to another chain. */
export interface SavedToken extends Pick<RoundToken, 'id' | 'contract'> {
  /** The version it was changed from; any where it is left out. */
  version?: string
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** The maximum number of holdings that are minted at once. */
export const mostMinted = 1000

/**
 * Sets a token up or edits it; after the deployment, moves it to another chain. (G-26)
 *
 * @throws CapstanError `invalid_token`, `changed_elsewhere`, `same_chain`, `wrong_status` while the chain is at work
 */
export async function makeToken(
  capstan: Capstan,
  { id, version, contract }: SavedToken,
  { name, symbol, chain }: TokenInput,
  request?: Once,
): Promise<RoundToken> {
  const input = {
    ...{ _tokenId: id, _name: name, _symbol: symbol, _chain: chain },
    _contractAddressId: contract?.id ?? null,
    _version: version ?? null,
  }
  const { makeToken: made } = await capstan.client.mutate(
    MakeTokenDocument,
    { input },
    submission('makeToken', request),
  )
  return readToken(orNotFound(made?.token))
}

/**
 * Sends a contract to its chain, which answers a moment later.
 *
 * @throws CapstanError `wrong_status` where it is deployed already, or on its way
 */
export async function deployContract(capstan: Capstan, contractId: string, request?: Once): Promise<void> {
  const input = { _contractId: contractId }
  await capstan.client.mutate(
    DeployContractDocument,
    { input },
    {
      ...submission('deployContract', request),
      once: `contract ${contractId}`,
    },
  )
}

/**
 * Mints holdings of one round on the chain of its token, which takes some seconds. (G-27)
 *
 * @throws CapstanError `not_mintable`, `too_precise`, `wrong_status`
 */
export async function tokenizeHoldings(
  capstan: Capstan,
  holdingIds: readonly string[],
  request?: Once,
): Promise<void> {
  const input = { holdingIds: [...holdingIds] }
  await capstan.client.mutate(
    TokenizeHoldingsDocument,
    { input },
    {
      ...submission('tokenizeHoldings', request),
      once: `minting ${input.holdingIds.toSorted().join(' ')}`,
    },
  )
}

function submission(operation: string, request: Once | undefined) {
  return { operation, idempotencyKey: request?.idempotencyKey ?? newId() }
}
