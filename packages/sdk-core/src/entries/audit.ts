// The history of changes of an asset, a round or a security.

export { changedValues, type ChangedValue } from '../features/audit/changedValues'
export {
  historyQuery,
  type AuditedRecord,
  type HistoryChange,
  type RecordHistory,
} from '../features/audit/historyQuery'
