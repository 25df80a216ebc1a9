// Bulk operations of an allocation: one change of many distributions, or many invitations.

export {
  bulkCounts,
  bulkOperationQuery,
  bulkOperationsQuery,
  bulkRowsQuery,
  bulkStatuses,
  canUndo,
  readAllBulkRows,
  readBulkRows,
  type BulkOperation,
  type BulkRow,
  type BulkRowsAsked,
} from '../features/bulkOperations/BulkOperation'
export { bulkWorkOf, type BulkWork, type BulkWorkState } from '../features/bulkOperations/bulkWork'
export {
  invitationProblems,
  personKey,
  type Invitation,
  type InvitationProblem,
  type InvitationRoom,
} from '../features/bulkOperations/invitations'
export {
  checkBulkOperation,
  goOnChecking,
  makeBulkOperation,
  resumeBulkOperation,
  retryBulkRows,
  runBulkOperation,
  stopBulkOperation,
  undoBulkOperation,
  type BulkProgress,
  type BulkRequest,
} from '../features/bulkOperations/runBulkOperation'
