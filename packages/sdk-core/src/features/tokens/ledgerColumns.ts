import type { GridColumn } from '../../grid/GridColumn'
import type { LedgerRow } from './ledger'

/** The columns of the Stakeholder Ledger, from first to last; statuses are those of the product's chains and the ones named. */
export function ledgerColumns(statuses: readonly string[]): readonly GridColumn<LedgerRow>[] {
  return [
    // A holder without an account is found by the address.
    {
      ...{ id: 'name', kind: 'text', field: 'shownName', isWide: true },
      value: ({ name, address }) => name ?? address,
    },
    {
      ...{ id: 'kind', kind: 'set', field: 'kind', options: ['holding', 'chain', 'distribution'] },
      value: ({ kind }) => kind,
    },
    { id: 'chain', kind: 'text', field: 'chain', value: ({ chain }) => chain },
    { id: 'units', kind: 'number', field: 'units', value: ({ units }) => units, total: 'sum' },
    { id: 'status', kind: 'set', field: 'status', value: ({ status }) => status, options: statuses },
    { id: 'block', kind: 'number', field: 'block', isWhole: true, value: ({ block }) => block },
  ]
}

/** The possible statuses of a row: of the product's chains, of the other chains, and of unissued units. */
export function ledgerStatuses(chains: readonly string[]): readonly string[] {
  return ['issued', ...chains, 'not_issued']
}
