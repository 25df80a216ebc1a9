import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'postgraphile/graphql'
import { readDocument } from '../graphql/limits/readDocument.ts'
import { invalidRequest } from '../http/errors/httpError.ts'
import { sessionOf } from '../auth/sessionScope.ts'
import { checkGrants, notGranted } from './checkGrants.ts'
import { grantFor } from './grantOf.ts'

const graphql = '/api/v2/graphql'

/**
 * Routes that every token may use: GraphQL, where documents are checked against the grant, its own refresh and end, and its
 * second factor.
 */
const forEveryToken = [
  ...[graphql, '/api/v2/embed/sessions', '/api/v2/embed/sessions/refresh'],
  ...['/api/v2/second-factor/options', '/api/v2/second-factor/state'],
]

/** Routes that come after it open for an embed session only where its grant names them. */
export function addRouteGrants(scope: FastifyInstance): void {
  scope.addHook('preHandler', async (request) => {
    const grant = grantFor(sessionOf(request))
    const { url = '' } = request.routeOptions
    if (!grant || forEveryToken.includes(url)) return
    const granted = request.method === 'POST' ? grant.posts : grant.gets
    const isKnown = ['POST', 'GET'].includes(request.method)
    if (!isKnown || !granted.has(url)) throw notGranted(`${request.method} ${url}`)
  })
}

/** Checks the GraphQL requests of embed sessions against their grant before they run. */
export function addGrantHook(scope: FastifyInstance, schema: GraphQLSchema): void {
  scope.addHook('preHandler', async (request) => {
    const grant = grantFor(sessionOf(request))
    if (!grant || request.routeOptions.url !== graphql) return
    const { query, variables } = requestOf(request.body)
    const document = readDocument(query)
    // GraphQL refuses invalid documents.
    if (typeof document !== 'string') checkGrants(schema, { document, variables }, grant)
  })
}

/** Returns the GraphQL request in a body. A body of any other shape is refused, because GraphQL might read it differently. */
function requestOf(body: unknown): { query: string; variables: Record<string, unknown> } {
  const { query, variables } = (body ?? {}) as { query?: unknown; variables?: unknown }
  if (typeof query !== 'string') throw invalidRequest('query must be a document.')
  if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables))
    throw invalidRequest('variables must be an object.')
  return { query, variables: (variables ?? {}) as Record<string, unknown> }
}
