import type { FastifyInstance } from 'fastify'
import { checkDocument, documentLimits } from '../graphql/checkDocument.ts'
import { HttpError } from './httpError.ts'

/** Whether the schema is told: not in production, unless `CAPSTAN_INTROSPECTION` says on. */
const introspection = () =>
  (process.env.CAPSTAN_INTROSPECTION ?? (process.env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on'

/** Refuses what is too much before GraphQL so much as validates it. */
export function addDocumentHook(scope: FastifyInstance): void {
  scope.addHook('preHandler', async ({ url, body }) => {
    if (!url.startsWith('/api/v2/graphql')) return
    const { query, variables } = (body ?? {}) as { query?: unknown; variables?: unknown }
    if (typeof query !== 'string') return
    const problem = checkDocument(query, variables, { ...documentLimits, introspection: introspection() })
    if (problem) throw new HttpError(400, 'invalid_input', problem)
  })
}
