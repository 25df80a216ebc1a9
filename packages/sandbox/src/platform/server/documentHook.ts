import type { FastifyInstance } from 'fastify'
import { Kind, OperationTypeNode } from 'postgraphile/graphql'
import { checkDocument, documentLimits } from '../graphql/limits/checkDocument.ts'
import { readDocument } from '../graphql/limits/readDocument.ts'
import { HttpError, invalidRequest } from '../http/errors/httpError.ts'

/** Returns true when introspection is on: it is off in production, unless `CAPSTAN_INTROSPECTION` is `on`. */
const introspection = () =>
  (process.env.CAPSTAN_INTROSPECTION ?? (process.env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on'

/**
 * Refuses requests that are not GraphQL, or are too large, before GraphQL validates them.
 *
 * Every route of the scope is GraphQL's; the hook is bound to the route, however an address is spelled.
 */
export function addDocumentHook(scope: FastifyInstance): void {
  scope.addHook('preHandler', async ({ body }) => {
    const { query, variables } = graphqlRequest(body)
    const problem = checkDocument(query, variables, { ...documentLimits, introspection: introspection() })
    if (problem) throw invalidRequest(problem)
    if (isSubscription(query)) throw noSubscriptions()
  })
}

function graphqlRequest(body: unknown): { query: string; variables: unknown } {
  if (!isCopyOf(body))
    throw invalidRequest('The body is one JSON object; several requests are sent one by one.')
  const { query, variables, operationName, extensions } = body
  if (typeof query !== 'string') throw invalidRequest('query must be a text.')
  if (typeof (operationName ?? '') !== 'string') throw invalidRequest('operationName must be a text.')
  if (!isCopyOf(variables ?? {})) throw invalidRequest('variables must be an object.')
  if (!isCopyOf(extensions ?? {})) throw invalidRequest('extensions must be an object.')
  return { query, variables }
}

/** Returns true when a valid document contains a subscription. */
function isSubscription(source: string): boolean {
  const document = readDocument(source)
  return (
    typeof document !== 'string' &&
    document.definitions.some(
      (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.SUBSCRIPTION,
    )
  )
}

const noSubscriptions = () => new HttpError(400, 'subscription_not_served', 'subscriptionNotServed')

const isCopyOf = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
