import type { PoolClient } from 'pg'
import type { ExecutionResult, GraphQLError } from 'postgraphile/graphql'
import { shown } from './answers.ts'
import type { Mutations } from './runMutations.ts'

/** The answer that the request's Idempotency-Key stands for already; the same key on another body is refused. */
export async function findAnswer(
  client: PoolClient,
  mutations: Mutations,
): Promise<ExecutionResult | undefined> {
  if (!mutations.context?.idempotencyKey) return undefined
  const { rows } = await client.query<{ answer: string | null }>(
    'select app_private.stored_answer($1) as answer',
    [operationOf(mutations)],
  )
  return rows[0]?.answer ? read(rows[0].answer) : undefined
}

/** Keeps the answer for whoever sends the request again. */
export async function storeAnswer(
  client: PoolClient,
  mutations: Mutations,
  answer: ExecutionResult,
): Promise<void> {
  if (!mutations.context?.idempotencyKey) return
  await client.query('select app_private.store_answer($1, $2)', [
    operationOf(mutations),
    JSON.stringify(answer),
  ])
}

const operationOf = ({ fields }: Mutations) => fields.map(({ field }) => field).join(' ')

function read(stored: string): ExecutionResult {
  const { data, errors } = JSON.parse(stored) as { data: ExecutionResult['data']; errors?: GraphQLError[] }
  return { data, ...(errors && { errors: errors.map(shown) }) }
}
