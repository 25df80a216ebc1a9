import type { PoolClient } from 'pg'
import type { ExecutionResult } from 'postgraphile/graphql'
import type { OperationEntry } from '../../audit/recordOperations.ts'
import type { MutationField } from './mutationFields.ts'
import type { Mutations } from './runMutations.ts'

/** A batch of a bulk operation under way: which row of the operation each of its fields is. */
export interface BulkBatch {
  operationId: string
  fields: readonly MutationField[]
  places: readonly number[]
}

/**
 * Begins a batch when the request names a bulk operation.
 *
 * Each mutation has to be one that the operation has a row for, with the input that the operation says; a batch with a row that
 * was tried before is refused as a whole, so that nothing is done twice.
 */
export async function beginBulkBatch(
  client: PoolClient,
  { fields, variables = {}, context }: Mutations,
): Promise<BulkBatch | undefined> {
  const operationId = context?.bulkOperationId
  if (!operationId) return undefined
  const inputs = fields.map(({ field, inputVariable = '' }) => ({ field, input: variables[inputVariable] }))
  const { rows } = await client.query<{ places: number[] }>(
    'select app_private.begin_bulk_batch($1, $2) as places',
    [operationId, JSON.stringify(inputs)],
  )
  return { operationId, fields, places: rows[0]?.places ?? [] }
}

/** Writes down what became of the rows of a batch. */
export async function endBulkBatch(
  client: PoolClient,
  { operationId, fields, places }: BulkBatch,
  { data, errors = [] }: ExecutionResult,
): Promise<void> {
  const refusals = new Map(errors.map((error) => [error.path?.[0], error]))
  const outcomes = fields.map(({ answerName }) => {
    const error = refusals.get(answerName)
    if (!error || data?.[answerName]) return { outcome: 'done' }
    const { code, details } = error.extensions
    return { outcome: 'refused', code, details, problem: error.message }
  })
  await client.query('select app_private.end_bulk_batch($1, $2, $3)', [
    operationId,
    places,
    JSON.stringify(outcomes),
  ])
}

/** A batch that could not be run is one entry of the audit. */
export function asOneBatch(entries: readonly OperationEntry[]): OperationEntry[] {
  return entries.slice(0, 1).map((entry) => ({ ...entry, operation: 'runBulkOperation' }))
}
