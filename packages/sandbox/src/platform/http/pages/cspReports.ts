import type { FastifyInstance } from 'fastify'
import type { PlatformServices } from '../PlatformServices.ts'
import { nestsTooDeep, tooDeep } from '../readJson.ts'

/** The path to which browsers report violations of a page's policy. */
export const reportPath = '/sandbox/csp-report'

const kept = 500
const longest = 16_384

/**
 * Collects violations of the content security policy, so that a test run can fail on the first one.
 *
 * Reports contain the pages that people visited, so they can be read only where demo sign-in is enabled.
 */
export function addCspReportRoutes(app: FastifyInstance, { hasEmulators }: PlatformServices): void {
  const reports: unknown[] = []
  const types = ['application/csp-report', 'application/reports+json']
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: longest }, (_request, body, done) => {
    done(null, parsed(String(body)))
  })

  app.post(reportPath, { bodyLimit: longest }, async (request, reply) => {
    reports.push(request.body)
    if (reports.length > kept) reports.shift()
    return reply.code(204).send()
  })
  if (!hasEmulators) return
  app.get(reportPath, async (_request, reply) => reply.header('cache-control', 'no-store').send({ reports }))
  app.delete(reportPath, async (_request, reply) => {
    reports.length = 0
    return reply.code(204).send()
  })
}

function parsed(body: string): unknown {
  try {
    if (nestsTooDeep(body)) throw tooDeep()
    return JSON.parse(body)
  } catch {
    return { unreadable: body.slice(0, 1000) }
  }
}
