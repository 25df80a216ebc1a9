import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLSchema } from 'postgraphile/graphql'
import { sessionOf } from '../http/sessionScope.ts'
import { checkGrants, notGranted } from './checkGrants.ts'
import type { Component } from './components.ts'

/** Before GraphQL sees a request of an embed session, it is held against what the session was granted. */
export function addGrantHook(scope: FastifyInstance, schema: GraphQLSchema): void {
  scope.addHook('preHandler', async (request) => {
    const granted = sessionOf(request)?.components
    const source = (request.body as { query?: unknown } | undefined)?.query
    if (!granted || typeof source !== 'string') return
    try {
      checkGrants(schema, source, granted)
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
    }
  })
}

/** Refuses a route to an embed session that was not granted the component it belongs to. */
export function requireGrant(request: FastifyRequest, component: Component): void {
  const granted = sessionOf(request)?.components
  if (granted && !granted.includes(component)) throw notGranted(component)
}
