import type { RecordRules } from '../../live/RecordRules'

/** Changes to the units of a holding are sent as changes of the holding, and so are changes to a holder's sum. */
export const transferRules: RecordRules = { table: 'holdings', shownAs: ['FullHolding'] }
