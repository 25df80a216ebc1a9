import type { FastifyRequest } from 'fastify'
import { Kind, parse } from 'postgraphile/graphql'
import { sessionOf } from '../../platform/auth/sessionScope.ts'
import type { Call } from './Scenarios.ts'

/** Returns the names of a request: its route and, for GraphQL, its operation and root fields. */
export function callOf(request: FastifyRequest): Call {
  const { query, operationName } = (request.body ?? {}) as { query?: unknown; operationName?: unknown }
  const names = [request.routeOptions.url ?? '', ...(typeof query === 'string' ? namesIn(query) : [])]
  if (typeof operationName === 'string') names.push(operationName)
  return { userId: sessionOf(request)?.userId, names }
}

function namesIn(query: string): string[] {
  try {
    return parse(query, { noLocation: true, maxTokens: 5_000 }).definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return []
      const fields = definition.selectionSet.selections.flatMap((one) =>
        one.kind === Kind.FIELD ? one.name.value : [],
      )
      return [...fields, ...(definition.name ? [definition.name.value] : [])]
    })
  } catch {
    return []
  }
}
