import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be a large file: only the server's own limit holds. */
    mayTakeLong?: boolean
  }
}

/**
 * Hangs up on whoever lets a body trickle in, unless the route takes large files.
 *
 * It counts from where the body begins to be read: until then it is we who let them wait, while a long import holds the
 * one connection of PGlite.
 */
export function addPatience(app: FastifyInstance, bodyTimeout = 30_000): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || routeOptions.config.mayTakeLong) return
    const isUnread = () => raw.readableFlowing === null
    const timer = setTimeout(() => (isUnread() ? timer.refresh() : raw.destroy()), bodyTimeout).unref()
    const stop = () => clearTimeout(timer)
    raw
      .once('resume', () => timer.refresh())
      .once('end', stop)
      .once('close', stop)
  })
}
