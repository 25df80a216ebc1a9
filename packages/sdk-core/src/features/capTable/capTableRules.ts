import type { RecordRules } from '../../live/RecordRules'

/** Cap tables are sums: whatever changes one is told as a change of a holding, or of what is bought and not yet issued. */
export const capTableRules: readonly RecordRules[] = [
  { table: 'holdings', shownAs: ['CapTableRow', 'CapTableRound'] },
  { table: 'distributions', shownAs: ['CapTableRow', 'CapTableRound', 'Purchaser'] },
]
