import type { RecordRules } from '../../live/RecordRules'

/** A row of the grid is a distribution with what other records say of it. */
export const distributionRules: RecordRules = { table: 'distributions', shownAs: ['FullDistribution'] }
