import type { RecordRules } from '../../live/RecordRules'

const sums = ['CapTableRow', 'CapTableRound', 'CapTableTotal', 'CapTablePart']

/** Cap tables are sums. A change to one is sent as a change of a holding, or of units that are bought and not yet issued. */
export const capTableRules: readonly RecordRules[] = [
  { table: 'holdings', shownAs: sums },
  { table: 'distributions', shownAs: [...sums, 'Purchaser', 'PurchaserTotal'] },
]
