import { randomUUID } from 'node:crypto'
import { GraphQLError, type ExecutionResult } from 'postgraphile/graphql'
import type { OperationEntry } from '../../audit/recordOperations.ts'
import { maskError } from '../maskError.ts'
import type { MutationField } from './mutationFields.ts'
import type { MutationRequest } from './MutationRequest.ts'

/** The answer as the client gets it: the same now and whenever the request is sent again. */
export function answerOf({ data, errors }: ExecutionResult): ExecutionResult {
  return { data, ...(errors && { errors: errors.map((error) => shown(maskError(error))) }) }
}

/** Without the places in the document: the same request may be written another way. */
export function shown({ message, path, extensions }: Pick<GraphQLError, 'message' | 'path' | 'extensions'>) {
  return new GraphQLError(message, { path, extensions })
}

/** Returns the result of each mutation of the request. */
export function entriesOf(
  fields: readonly MutationField[],
  answer: ExecutionResult,
  request: MutationRequest,
): OperationEntry[] {
  const { data } = answer
  // A field that `@skip` left out has no place in the answer, and never ran.
  const asked = data ? fields.filter(({ answerName }) => answerName in data) : fields
  return asked.map((field, place) => ({
    id: request.operationId(place),
    operation: field.field,
    ...outcomeOf(field, answer),
  }))
}

function outcomeOf(
  { answerName }: MutationField,
  { data, errors = [] }: ExecutionResult,
): Pick<OperationEntry, 'outcome' | 'code'> {
  const error = data ? errors.find(({ path }) => path?.[0] === answerName) : errors[0]
  if (!error || data?.[answerName]) return { outcome: 'done' }
  const code = String(error.extensions.code)
  return { outcome: code === 'internal' ? 'failed' : 'refused', code }
}

/** Answers every mutation of a request that could not run with the error. */
export function refuseAll(fields: readonly MutationField[], problem: unknown) {
  const originalError = problem instanceof Error ? problem : new Error(String(problem))
  const masked = maskError(new GraphQLError(originalError.message, { originalError }))
  const data = Object.fromEntries(fields.map(({ answerName }) => [answerName, null]))
  const errors = fields.map(({ answerName }) =>
    shown({ ...masked, message: masked.message, path: [answerName] }),
  )
  const answer: ExecutionResult = { data, errors }
  const entries = fields.map((field) => ({
    id: randomUUID(),
    operation: field.field,
    ...outcomeOf(field, answer),
  }))
  return { answer, entries }
}
