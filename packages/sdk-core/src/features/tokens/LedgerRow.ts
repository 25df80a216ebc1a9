import type { LedgerStakeholderFragment } from './operations.generated'

/**
 * Somebody's units of a round, as its Stakeholder Ledger has them: a holding on the product's own ledger, units at an address of a
 * chain, an investment of which nothing is issued yet. (TOKEN-007)
 */
export type LedgerRow = LedgerStakeholderFragment

/** What a row may be of. */
export type LedgerKind = 'holding' | 'chain' | 'distribution'

/** What an address without an account is called: `unknown` on the product's own chains, `onChain` elsewhere. (ROUND-036, ROUND-037) */
export function labelOfUnnamed({ chainKind }: Pick<LedgerRow, 'chainKind'>): 'unknown' | 'onChain' {
  return chainKind === 'public' ? 'onChain' : 'unknown'
}
