import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { CapstanError } from '../../errors/CapstanError'
import { isCapstanError } from '../../errors/isCapstanError'
import { newId } from '../../events/newId'
import { readBulkOperation, readBulkRows, type BulkOperation, type BulkRow } from './BulkOperation'
import type { Invitation } from './invitations'
import {
  CheckBulkOperationDocument,
  MakeBulkOperationDocument,
  ResumeBulkOperationDocument,
  RetryBulkOperationDocument,
  StopBulkOperationDocument,
  UndoBulkOperationDocument,
} from './operations.generated'
import { batchSize, sendBatch } from './sendBatch'

/** The kind of a bulk operation, its values, and the rows it applies to. */
export type BulkRequest = { allocationId: string } & (
  | { kind: 'status'; newStatus: string; distributionIds: readonly string[] }
  | { kind: 'note'; annotation: string; distributionIds: readonly string[]; onAllocation?: boolean }
  | { kind: 'invite'; invitations: readonly Invitation[] }
)

/** Options of a check, a run or an undo: a signal to abort it, and a progress callback. */
export interface BulkProgress {
  signal?: AbortSignal
  /** Called with the operation after each request. */
  onProgress?: (operation: BulkOperation) => void
}

const submission = (operation: string) => ({ operation, idempotencyKey: newId() })

/**
 * Creates a bulk operation without changing its rows. The rows are checked next.
 *
 * @throws CapstanError `invalid_input`, `not_allowed`, `not_found`
 */
export async function makeBulkOperation(
  capstan: Capstan,
  request: BulkRequest,
  once?: { idempotencyKey: string },
): Promise<BulkOperation> {
  const { makeBulkOperation: answer } = await capstan.client.mutate(
    MakeBulkOperationDocument,
    { input: inputOf(request) },
    { ...submission('makeBulkOperation'), ...once },
  )
  return readBulkOperation(orNotFound(answer?.bulkOperation))
}

/** Makes a bulk operation and checks each of its rows; nothing is changed. */
export async function checkBulkOperation(
  capstan: Capstan,
  request: BulkRequest,
  progress: BulkProgress = {},
): Promise<BulkOperation> {
  const made = await makeBulkOperation(capstan, request)
  progress.onProgress?.(made)
  return goOnChecking(capstan, made.id, progress)
}

function inputOf(request: BulkRequest) {
  if (request.kind !== 'invite') return { ...request, distributionIds: [...request.distributionIds] }
  const invitations = request.invitations.map(({ accountEmail, name, amount }) => ({
    ...{ accountEmail, name, amount },
  }))
  return { ...request, invitations }
}

/** Checks the rows of an operation that were not checked yet. */
export async function goOnChecking(
  capstan: Capstan,
  id: string,
  { signal, onProgress }: BulkProgress = {},
): Promise<BulkOperation> {
  for (;;) {
    const answer = await capstan.client.mutate(CheckBulkOperationDocument, { input: { id } }, { signal })
    const operation = readBulkOperation(orNotFound(answer.checkBulkOperation?.bulkOperation))
    onProgress?.(operation)
    if (operation.state !== 'checking') return operation
  }
}

/**
 * Runs a checked operation, or resumes an interrupted one. Untried rows are sent in batches of 200 until none is left or the run
 * is stopped. Another page may run it at the same time; each row is tried once.
 *
 * @throws CapstanError of a request that changed nothing, such as `uncertain`: the run can be resumed later
 */
export async function runBulkOperation(
  capstan: Capstan,
  operation: BulkOperation,
  { signal, onProgress }: BulkProgress = {},
): Promise<void> {
  const ready = () =>
    readBulkRows(capstan, { operationId: operation.id, outcomes: ['ready'], first: batchSize }, { signal })
  let { rows, total } = await ready()
  while (rows.length > 0) {
    let failed: unknown
    try {
      await sendBatch(capstan, operation, rows, { signal })
    } catch (error) {
      // Refused rows are recorded with their reasons; an error counts only if no row was tried.
      failed = error
    }
    if (signal?.aborted) throw new CapstanError('aborted')
    if (isCapstanError(failed, 'bulk_stopped')) return
    const left = await ready()
    if (failed !== undefined && left.total >= total) throw failed
    ;({ rows, total } = left)
    onProgress?.(withReady(operation, total))
  }
}

const withReady = (operation: BulkOperation, readyCount: number): BulkOperation => ({
  ...operation,
  readyCount,
})

/** Stops a run after the batch that is under way. */
export async function stopBulkOperation(capstan: Capstan, id: string): Promise<void> {
  await capstan.client.mutate(StopBulkOperationDocument, { input: { id } }, submission('stopBulkOperation'))
}

/** Resumes a stopped run; `runBulkOperation` then sends its rows. */
export async function resumeBulkOperation(capstan: Capstan, id: string): Promise<BulkOperation> {
  const { resumeBulkOperation: answer } = await capstan.client.mutate(
    ResumeBulkOperationDocument,
    { input: { id } },
    submission('resumeBulkOperation'),
  )
  return readBulkOperation(orNotFound(answer?.bulkOperation))
}

/** Checks rows again that were refused. */
export async function retryBulkRows(
  capstan: Capstan,
  id: string,
  rows: readonly Pick<BulkRow, 'id'>[],
): Promise<BulkOperation> {
  const input = { id, rowIds: rows.map((row) => row.id) }
  await capstan.client.mutate(RetryBulkOperationDocument, { input }, submission('retryBulkOperation'))
  return goOnChecking(capstan, id)
}

/** Undoes an operation, except for rows that were changed since. */
export async function undoBulkOperation(
  capstan: Capstan,
  id: string,
  { signal, onProgress }: BulkProgress = {},
): Promise<BulkOperation> {
  for (;;) {
    const answer = await capstan.client.mutate(
      UndoBulkOperationDocument,
      { input: { id } },
      { signal, ...submission('undoBulkOperation') },
    )
    const operation = readBulkOperation(orNotFound(answer.undoBulkOperation?.bulkOperation))
    onProgress?.(operation)
    if (operation.state !== 'undoing') return operation
  }
}
