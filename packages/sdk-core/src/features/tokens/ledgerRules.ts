import type { RecordRules } from '../../live/RecordRules'

const shownAs = ['LedgerStakeholder', 'LedgerStatus']

/** A Stakeholder Ledger is built from several tables: every change to it is sent as a change of one of these. */
export const ledgerRules: readonly RecordRules[] = [
  { table: 'holdings', shownAs },
  { table: 'cap_table_entries', shownAs },
  { table: 'distributions', shownAs },
]
