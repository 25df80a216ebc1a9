import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be a large file: only the server's own limit holds. */
    mayTakeLong?: boolean
  }
}

/**
 * Closes the connection of a client that sends its body too slowly, unless the route takes large files.
 *
 * The time starts when the server begins to read the body: before that the client waits for the server, such as while a long
 * import holds the one connection of PGlite.
 */
export function limitBodyTime(app: FastifyInstance, bodyTimeout = 30_000): void {
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
