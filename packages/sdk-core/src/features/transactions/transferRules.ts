import type { RecordRules } from '../../live/RecordRules'

/** What a holding has is told as a change of it, and so is what holders have over all of theirs. */
export const transferRules: RecordRules = { table: 'holdings', shownAs: ['FullHolding'] }
