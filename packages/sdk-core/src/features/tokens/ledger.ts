import type { LedgerStakeholderFragment } from './operations.generated'
import type { RecordRules } from '../../live/RecordRules'
import { decimal } from '../../money/decimal'

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

const shownAs = ['LedgerStakeholder', 'LedgerStatus']

/** A Stakeholder Ledger is built from several tables: every change to it is sent as a change of one of these. */
export const ledgerRules: readonly RecordRules[] = [
  { table: 'holdings', shownAs },
  { table: 'cap_table_entries', shownAs },
  { table: 'distributions', shownAs },
]

/** The units in a ledger with a status. */
export interface UnitsOfStatus {
  status: string
  /** An exact decimal text. */
  units: string
}

/** Returns the units of a ledger by status, in the order of the statuses, without statuses that have no units. */
export function unitsByStatus(
  found: readonly UnitsOfStatus[],
  statuses: readonly string[],
): readonly UnitsOfStatus[] {
  return statuses.flatMap((status) =>
    found.filter((each) => each.status === status && !decimal(each.units).isZero),
  )
}
