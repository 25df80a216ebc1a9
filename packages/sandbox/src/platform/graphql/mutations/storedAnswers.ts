import type { PoolClient } from 'pg'
import { GraphQLError, type ExecutionResult } from 'postgraphile/graphql'
import { inEnglish } from '../../language/errorTexts.ts'
import { shown } from './answers.ts'
import type { Mutations } from './MutationRequest.ts'

/** The stored answer of the request's Idempotency-Key; the same key on another body is refused. */
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

/** Stores the answer for a client that repeats the request. */
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

/**
 * Closes the key of a request when its client only asks for the result: the request was not executed, and is refused with the
 * same answer if it still arrives.
 */
export async function closeKey(client: PoolClient, mutations: Mutations): Promise<ExecutionResult> {
  const names = mutations.fields.map(({ answerName }) => answerName)
  const refusal = (name: string) =>
    new GraphQLError(inEnglish('writeNotMade'), {
      path: [name],
      extensions: { code: 'write_not_made', texts: { message: 'writeNotMade' } },
    })
  const answer: ExecutionResult = {
    data: Object.fromEntries(names.map((name) => [name, null])),
    errors: names.map(refusal),
  }
  await storeAnswer(client, mutations, answer)
  return answer
}

const operationOf = ({ fields }: Mutations) => fields.map(({ field }) => field).join(' ')

function read(stored: string): ExecutionResult {
  const { data, errors } = JSON.parse(stored) as { data: ExecutionResult['data']; errors?: GraphQLError[] }
  return { data, ...(errors && { errors: errors.map(shown) }) }
}
