/** How far the units of a round are on a chain. (TOKEN-015) */
export type TokenStatus =
  'system_only' | 'not_deployed' | 'deploying' | 'deployed' | 'issuing' | 'issued' | 'burning'

/** Where a contract stands. */
export type ContractStatus = Exclude<TokenStatus, 'system_only'> | 'burned'

/** What keeps units: `native` is the product's own ledger, which is no chain; `private` its own test chain. */
export type ChainKind = 'native' | 'private' | 'public'

/** A chain as the platform's registry knows it. */
export interface Chain {
  /** `tezos-mainnet` */
  id: string
  kind: ChainKind
  /** Where to look a contract or a block up: `{address}` or `{block}` stands for it. */
  explorer: string | null
}

/** Where a token lives on a chain. */
export interface TokenContract {
  id: string
  status: ContractStatus
  chain: Chain
  /** Known from deployment on. */
  address: string | null
  /** What the chain refused when it was last sent something. */
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
  /** Where it lives, or will. */
  contract: TokenContract | null
}
