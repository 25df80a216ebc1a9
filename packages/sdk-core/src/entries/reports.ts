// Reports: files to download, a holder's statement, and an issuer's control book.

export {
  controlBook,
  type BookedRound,
  type ControlBookAsset,
  type ControlBookLine,
} from '../features/reports/controlBook'
export { controlBookQuery } from '../features/reports/controlBookQuery'
export { readReport, reportFile, reportFileName, type ReportTable } from '../features/reports/readReport'
export { reportsQuery, type Report, type ReportRun } from '../features/reports/reportsQuery'
export { statementHoldersQuery, type StatementHolder } from '../features/reports/statementHoldersQuery'
export {
  statementEntriesQuery,
  statementHolderQuery,
  statementPositionsQuery,
  type StatementEntry,
  type StatementOf,
  type StatementPosition,
} from '../features/reports/statementQuery'
