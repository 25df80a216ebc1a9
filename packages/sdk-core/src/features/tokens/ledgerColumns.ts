import type { GridColumn } from '../../grid/GridColumn'
import type { LedgerRow } from './LedgerRow'

/** The columns of the Stakeholder Ledger, from first to last; statuses are those of the product's chains and the ones named. */
export function ledgerColumns(statuses: readonly string[]): readonly GridColumn<LedgerRow>[] {
  return [
    // Who has no account is found by the address.
    { id: 'name', kind: 'text', isWide: true, value: ({ name, address }) => name ?? address },
    { id: 'kind', kind: 'set', value: ({ kind }) => kind, options: ['holding', 'chain', 'distribution'] },
    { id: 'chain', kind: 'text', value: ({ chain }) => chain?.id ?? null },
    { id: 'units', kind: 'number', value: ({ units }) => units, total: 'sum' },
    { id: 'status', kind: 'set', value: ({ status }) => status, options: statuses },
    { id: 'block', kind: 'number', isWhole: true, value: ({ block }) => block },
  ]
}

/** The statuses that a row may have: of the product's chains, of each of the others, of what is not issued. */
export function ledgerStatuses(chains: readonly string[]): readonly string[] {
  return ['issued', ...chains, 'not_issued']
}
