import type { RecordRules } from '../../live/RecordRules'

/** A row of the grid is a distribution with fields of related records. */
export const distributionRules: RecordRules = { table: 'distributions', shownAs: ['FullDistribution'] }
