import type { RecordRules } from '../../live/RecordRules'

/** The contract of a token is followed until it is deployed. (LIVE-011) */
export const contractRules: RecordRules = {
  table: 'contracts',
  finalStates: { field: 'status', values: ['deployed'] },
}

/** A registration on a blockchain is followed until it is registered. (LIVE-007) */
export const registrationRules: RecordRules = {
  table: 'blockchain_registrations',
  finalStates: { field: 'status', values: ['registered'] },
}
