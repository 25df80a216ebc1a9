/** The progress of a round's units towards a chain. (TOKEN-015) */
export type TokenStatus =
  'system_only' | 'not_deployed' | 'deploying' | 'deployed' | 'issuing' | 'issued' | 'burning'

/** The status of a contract. */
export type ContractStatus = Exclude<TokenStatus, 'system_only'> | 'burned'

/** The kind of ledger that keeps units. `native` is the product's own ledger, not a chain; `private` is its own test chain. */
export type ChainKind = 'native' | 'private' | 'public'

/** A chain as the platform's registry knows it. */
export interface Chain {
  /** `tezos-mainnet` */
  id: string
  kind: ChainKind
  /** The address of an explorer's page for a contract or a block, with `{address}` or `{block}` as placeholder. */
  explorer: string | null
}

/** The contract of a token on a chain. */
export interface TokenContract {
  id: string
  status: ContractStatus
  chain: Chain
  /** Known from deployment on. */
  address: string | null
  /** The request that the chain refused last. */
  refused: 'deployment' | 'minting' | null
}

/** The units of a round as a chain knows them; every round has one, which is `system_only` until it is set up. */
export interface RoundToken {
  id: string
  version: string
  name: string | null
  symbol: string | null
  status: TokenStatus
  /** Decimal places of an amount on the chain. */
  precision: number
  /** Units of the round. */
  total: string | null
  /** The current or planned contract. */
  contract: TokenContract | null
}
