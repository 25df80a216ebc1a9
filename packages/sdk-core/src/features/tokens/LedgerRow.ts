import type { Chain } from './Token'

/** Somebody's units of a round, as its Stakeholder Ledger has them. (TOKEN-007) */
export interface LedgerRow {
  id: string
  /** A holding on the product's own ledger, units at an address of a chain, an investment of which nothing is issued yet. */
  kind: 'holding' | 'chain' | 'distribution'
  /** Whose they are; `null` where no account goes with the address. */
  name: string | null
  /** Of a chain alone. */
  address: string | null
  /** Where they are; `null` where nothing is issued. */
  chain: Chain | null
  /** An exact decimal text. */
  units: string
  /** `issued` on the product's own chains, the name of any other one, or `not_issued`. (TOKEN-022 to TOKEN-024) */
  status: string
  /** The holding it is, or that its units are of. (TOKEN-011) */
  holdingId: string | null
  /** The block its units came in last, where the chain says it. (TOKEN-012) */
  block: string | null
}

/** What an address without an account is called: `unknown` on the product's own chains, `onChain` elsewhere. (ROUND-036, ROUND-037) */
export function labelOfUnnamed({ chain }: Pick<LedgerRow, 'chain'>): 'unknown' | 'onChain' {
  return chain?.kind === 'public' ? 'onChain' : 'unknown'
}
