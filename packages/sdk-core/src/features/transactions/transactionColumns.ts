import type { GridColumn } from '../../grid/GridColumn'
import type { TransactionRow } from './TransactionRow'

/** The kinds of transactions. */
export const transactionKinds = ['issuance', 'transfer', 'mint', 'burn'] as const

/** The columns of transactions, from first to last. (TXN-006) */
export const transactionColumns: readonly GridColumn<TransactionRow>[] = [
  { id: 'bookedOn', kind: 'date', value: ({ bookedOn }) => bookedOn, field: 'bookedOn' },
  { id: 'from', kind: 'text', value: ({ fromNames }) => fromNames, field: 'fromNames', isWide: true },
  { id: 'to', kind: 'text', value: ({ toNames }) => toNames, field: 'toNames', isWide: true },
  { id: 'units', kind: 'number', value: ({ units }) => units, field: 'units' },
  {
    id: 'security',
    kind: 'text',
    value: ({ securityName }) => securityName,
    field: 'securityName',
    isWide: true,
    aggregate: 'same',
  },
  {
    id: 'kind',
    kind: 'set',
    value: ({ kind }) => kind,
    field: 'kind',
    options: transactionKinds,
    aggregate: 'same',
  },
  {
    id: 'sanctionedBy',
    kind: 'text',
    value: ({ brokerAccountName }) => brokerAccountName,
    field: 'brokerAccountName',
    isWide: true,
    aggregate: 'same',
    isHiddenWhenEmpty: true,
  },
  { id: 'paidOn', kind: 'date', value: ({ paidOn }) => paidOn, field: 'paidOn', isHidden: true },
  {
    id: 'entries',
    kind: 'number',
    value: ({ entryCount }) => entryCount?.toString() ?? null,
    field: 'entryCount',
    isWhole: true,
  },
  { id: 'transaction', kind: 'text', value: ({ reference }) => reference, field: 'reference', isWide: true },
]
