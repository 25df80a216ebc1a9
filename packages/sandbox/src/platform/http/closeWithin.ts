import type { FastifyInstance } from 'fastify'

/** Closes servers: new requests are refused, open ones are answered, and after the timeout all connections are closed. */
export async function closeWithin(milliseconds: number, servers: FastifyInstance[]): Promise<void> {
  const cutOff = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections()
  }, milliseconds).unref()
  await Promise.all(servers.map((server) => server.close()))
  clearTimeout(cutOff)
}
