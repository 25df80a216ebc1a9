import type { LedgerStakeholderFragment } from './operations.generated'

/**
 * Units of a round in its Stakeholder Ledger: a holding on the product's own ledger, units at an address of a chain, or an
 * investment that is not issued yet. (TOKEN-007)
 */
export type LedgerRow = LedgerStakeholderFragment

/** The kinds of rows. */
export type LedgerKind = 'holding' | 'chain' | 'distribution'

/**
 * Returns the label of an address without an account: `unknown` on the product's own chains, `onChain` elsewhere. (ROUND-036,
 * ROUND-037)
 */
export function labelOfUnnamed({ chainKind }: Pick<LedgerRow, 'chainKind'>): 'unknown' | 'onChain' {
  return chainKind === 'public' ? 'onChain' : 'unknown'
}
