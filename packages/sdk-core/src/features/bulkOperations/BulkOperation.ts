import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import {
  BulkOperationDocument,
  BulkOperationsDocument,
  BulkRowsDocument,
  type BulkOperationFactsFragment,
  type BulkOperationQuery,
  type BulkOperationsQuery,
  type BulkRowFragment,
  type BulkRowsQuery,
} from './operations.generated'

/** The statuses that a bulk operation gives to distributions. (DIST-010) */
export const bulkStatuses = ['drafted', 'open', 'closed'] as const

/**
 * A bulk operation of an allocation: its author, its changes, and the number of rows that were changed, refused or not
 * tried.
 */
export interface BulkOperation extends Omit<BulkOperationFactsFragment, '__typename' | 'kind' | 'state'> {
  kind: 'status' | 'note' | 'invite'
  /** `checked`: nothing was changed yet. `running` is also the state of a run that was interrupted. */
  state: 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone'
}

/** The outcomes of rows. `left_out`: the check refused the row, and it is not tried. `kept`: the row could not be undone. */
export const bulkOutcomes = ['unchecked', 'ready', 'left_out', 'done', 'refused', 'undone', 'kept'] as const

/** A row of a bulk operation. */
export interface BulkRow extends Omit<BulkRowFragment, '__typename' | 'outcome'> {
  outcome: (typeof bulkOutcomes)[number]
}

/** Reads a bulk operation. */
export function readBulkOperation(facts: BulkOperationFactsFragment): BulkOperation {
  return facts as BulkOperation // the database checks both words
}

/** One bulk operation, followed while it is shown; `null` where it is not the account's. */
export function bulkOperationQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<BulkOperation | null, BulkOperationQuery> {
  return recordQuery(capstan, { document: BulkOperationDocument, variables: { id }, select: readOne })
}

const readOne = ({ bulkOperationById }: BulkOperationQuery) =>
  bulkOperationById ? readBulkOperation(bulkOperationById) : null

/** The bulk operations of an allocation that were run, the latest first. */
export function bulkOperationsQuery(
  capstan: Capstan,
  allocationId: string,
): CapstanQuery<readonly BulkOperation[], BulkOperationsQuery> {
  return recordQuery(capstan, {
    document: BulkOperationsDocument,
    variables: { allocationId },
    select: readAll,
  })
}

const readAll = ({ allBulkOperations }: BulkOperationsQuery) =>
  rowsOf(allBulkOperations).map(readBulkOperation)

/** Which rows of an operation are read. */
export interface BulkRowsAsked {
  operationId: string
  /** Only rows with one of these outcomes; all rows by default. */
  outcomes?: readonly BulkRow['outcome'][]
  first: number
  offset?: number
}

/** Rows of an operation, those that were refused first, as they are on the platform now. */
export async function readBulkRows(
  capstan: Pick<Capstan, 'client'>,
  { operationId, outcomes, first, offset = 0 }: BulkRowsAsked,
  request?: { signal?: AbortSignal },
): Promise<{ rows: BulkRow[]; total: number }> {
  const variables = { operationId, outcomes: [...(outcomes ?? bulkOutcomes)], first, offset }
  return readRows(await capstan.client.ask(BulkRowsDocument, variables, request))
}

/** The first rows of an operation: read them again when the operation has changed, because rows send no change events. */
export function bulkRowsQuery(
  capstan: Capstan,
  { operationId, outcomes, first, offset = 0 }: BulkRowsAsked,
): CapstanQuery<{ rows: readonly BulkRow[]; total: number }, BulkRowsQuery> {
  return recordQuery(capstan, {
    document: BulkRowsDocument,
    variables: { operationId, outcomes: [...(outcomes ?? bulkOutcomes)], first, offset },
    select: readRows,
  })
}

const readRows = ({ allBulkOperationRows }: BulkRowsQuery) => ({
  rows: rowsOf(allBulkOperationRows) as BulkRow[], // the database checks the outcome
  total: allBulkOperationRows?.totalCount ?? 0,
})

/** Every row of an operation, for a download. */
export async function readAllBulkRows(
  capstan: Pick<Capstan, 'client'>,
  operationId: string,
): Promise<BulkRow[]> {
  const all: BulkRow[] = []
  for (;;) {
    const { rows } = await readBulkRows(capstan, { operationId, first: 1000, offset: all.length })
    all.push(...rows)
    if (rows.length < 1000) return all
  }
}

/** The figures of an operation in the three groups that add up to its rows. */
export function bulkCounts(operation: BulkOperation): { done: number; refused: number; notTried: number } {
  const { doneCount, undoneCount, keptCount, refusedCount, rowCount } = operation
  const done = doneCount + undoneCount + keptCount
  return { done, refused: refusedCount, notTried: rowCount - done - refusedCount }
}

/** True while an operation can be undone: its rows were changed less than two hours ago. */
export function canUndo({ state, doneCount, undoUntil }: BulkOperation, now: number): boolean {
  const isRun = state === 'running' || state === 'stopped' || state === 'done' || state === 'undoing'
  return isRun && doneCount > 0 && undoUntil !== null && Date.parse(undoUntil) > now
}
