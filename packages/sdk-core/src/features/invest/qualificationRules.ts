import type { RecordRules } from '../../live/RecordRules'

/** A qualification of an investment is followed until it is `complete`, where one of an account is `passed`. */
export const qualificationRules: RecordRules = {
  table: 'distribution_qualifications',
  finalStates: { field: 'status', values: ['complete'] },
}
