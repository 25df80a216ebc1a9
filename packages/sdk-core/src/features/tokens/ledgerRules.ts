import type { RecordRules } from '../../live/RecordRules'

const shownAs = ['LedgerStakeholder', 'LedgerStatus']

/** A Stakeholder Ledger is put together from several tables: whatever changes it is told as a change of one of these. */
export const ledgerRules: readonly RecordRules[] = [
  { table: 'holdings', shownAs },
  { table: 'cap_table_entries', shownAs },
  { table: 'distributions', shownAs },
]
