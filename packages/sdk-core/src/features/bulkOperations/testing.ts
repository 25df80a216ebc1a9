import { fixtureIds } from '../../testing/fixtureIds'
import type { BulkOperation, BulkRow } from './BulkOperation'
import type { BulkOperationQuery, BulkOperationsQuery, BulkRowsQuery } from './operations.generated'

const id = fixtureIds.nth

/** A status for 24 distributions that was checked: 21 would change. */
export function aBulkOperation(changes: Partial<BulkOperation> = {}): BulkOperation {
  return {
    ...{ id: id(7701), version: '1', allocationId: id(7700), askedBy: 'Cornelia Voss' },
    ...{ kind: 'status', newStatus: 'closed', annotation: null, state: 'checked' },
    ...{ rowCount: 24, uncheckedCount: 0, readyCount: 21, leftOutCount: 3 },
    ...{ doneCount: 0, refusedCount: 0, undoneCount: 0, keptCount: 0, units: '38400', total: '480000' },
    ...{ checkedOn: '2026-11-21T10:39:00.000Z', startedOn: null, endedOn: null },
    ...{ undoUntil: null, createdOn: '2026-11-21T10:38:50.000Z' },
    ...changes,
  }
}

/** A row of it that would change. */
export function aBulkRow(changes: Partial<BulkRow> = {}): BulkRow {
  return {
    ...{ id: id(7711), place: 1, distributionId: id(7721), name: 'Leif Hakobyan' },
    ...{ email: 'leif@example.com', amount: '1600', beforeStatus: 'open', versionBefore: '1' },
    ...{ outcome: 'ready', code: null, problem: null, details: null },
    ...changes,
  }
}

const bulkOperationRecord = (operation: BulkOperation) => ({
  __typename: 'BulkOperation' as const,
  ...operation,
})

/** The answer of `BulkOperation`. */
export function bulkOperationAnswer(operation: BulkOperation | null): BulkOperationQuery {
  return { __typename: 'Query', bulkOperationById: operation && bulkOperationRecord(operation) }
}

/** The answer of `BulkOperations`. */
export function bulkOperationsAnswer(operations: readonly BulkOperation[]): BulkOperationsQuery {
  const nodes = operations.map(bulkOperationRecord)
  return {
    __typename: 'Query',
    allBulkOperations: { __typename: 'BulkOperationsConnection', nodes },
  }
}

/** The answer of a mutation that answers an operation, such as `CheckBulkOperation`. */
export function bulkOperationMade<Field extends string>(field: Field, operation: BulkOperation) {
  const payload = `${field.charAt(0).toUpperCase()}${field.slice(1)}Payload`
  const made = { __typename: payload, bulkOperation: bulkOperationRecord(operation) }
  return { __typename: 'Mutation', [field]: made }
}

/** The answer of `BulkRows`. */
export function bulkRowsAnswer(rows: readonly BulkRow[], totalCount = rows.length): BulkRowsQuery {
  const nodes = rows.map((row) => ({ __typename: 'BulkOperationRow' as const, ...row }))
  return {
    __typename: 'Query',
    allBulkOperationRows: { __typename: 'BulkOperationRowsConnection', totalCount, nodes },
  }
}
