import type { PoolClient } from 'pg'
import { GraphQLError, type ExecutionResult } from 'postgraphile/graphql'
import type { OperationEntry } from '../../audit/recordOperations.ts'
import type { MutationField } from './mutationFields.ts'
import type { Mutations } from './MutationRequest.ts'

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

/**
 * Changes all rows of a batch with one statement a table, as the check did: the triggers of a statement run once for up to 200
 * rows.
 *
 * Returns undefined when the rows have to be changed one by one: for an answer with more than `clientMutationId`.
 */
export async function changeAtOnce(
  client: PoolClient,
  { operationId, fields, places }: BulkBatch,
  { variables = {}, onlyClientIds }: Mutations,
): Promise<ExecutionResult | undefined> {
  const inputs = fields.map(({ inputVariable = '' }) => variables[inputVariable] as ClientInput)
  const isText = ({ clientMutationId: id }: ClientInput) => (id ?? null) === null || typeof id === 'string'
  if (!onlyClientIds || !inputs.every(isText)) return undefined
  const { rows } = await client.query<{ outcomes: readonly RowOutcome[] }>(
    'select app_private.change_bulk_batch($1, $2) as outcomes',
    [operationId, places],
  )
  const refusals = new Map(
    rows[0]?.outcomes.filter(({ problem }) => problem !== null).map((row) => [row.place, row]),
  )
  const data: Record<string, object | null> = {}
  const errors: GraphQLError[] = []
  fields.forEach(({ answerName }, at) => {
    const refusal = refusals.get(places[at] ?? 0)
    data[answerName] = refusal ? null : { clientMutationId: inputs[at]?.clientMutationId ?? null }
    if (refusal) errors.push(refusalOf(refusal, answerName))
  })
  return { data, ...(errors.length > 0 && { errors }) }
}

interface ClientInput {
  clientMutationId?: unknown
}

/** The outcome of a row, as the database reports it; without a problem it was changed. */
interface RowOutcome {
  place: number
  code: string | null
  problem: string | null
  details: object | null
  texts: object | null
}

function refusalOf({ code, problem, details, texts }: RowOutcome, answerName: string): GraphQLError {
  const hasDetails = Object.keys(details ?? {}).length > 0
  return new GraphQLError(problem ?? '', {
    path: [answerName],
    extensions: { code, ...(hasDetails && { details }), ...(texts && { texts }) },
  })
}

/** Records the outcomes of the rows of a batch. */
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
