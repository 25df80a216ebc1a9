import type { RecordRules } from '../../live/RecordRules'

/** A vendor's integration is followed until it is complete. */
export const integrationRules: RecordRules = {
  table: 'account_integrations',
  finalStates: { field: 'status', values: ['complete'] },
}

/** A qualification of an account is followed until it has passed. */
export const accountQualificationRules: RecordRules = {
  table: 'account_qualifications',
  finalStates: { field: 'status', values: ['passed'] },
}
