import type { RecordRules } from '../../live/RecordRules'

const sums = ['CapTableRow', 'CapTableRound', 'CapTableTotal', 'CapTablePart']

/** Cap tables are sums: whatever changes one is told as a change of a holding, or of what is bought and not yet issued. */
export const capTableRules: readonly RecordRules[] = [
  { table: 'holdings', shownAs: sums },
  { table: 'distributions', shownAs: [...sums, 'Purchaser', 'PurchaserTotal'] },
]
