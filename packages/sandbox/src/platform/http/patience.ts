import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be a large file: only the server's own limit holds. */
    mayTakeLong?: boolean
  }
}

/** Hangs up on whoever lets a body trickle in, unless the route takes large files. */
export function addPatience(app: FastifyInstance, bodyTimeout = 30_000): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || routeOptions.config.mayTakeLong) return
    const timer = setTimeout(() => raw.destroy(), bodyTimeout).unref()
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
  })
}
