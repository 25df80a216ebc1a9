import type { RecordRules } from '../../live/RecordRules'

/** A document is followed until its upload has ended. */
export const documentRules: RecordRules = {
  table: 'documents',
  finalStates: { field: 'uploadStatus', values: ['uploaded', 'failed'] },
}
