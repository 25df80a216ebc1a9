import type { FastifyInstance } from 'fastify'

/** Closes servers: nobody new is answered, who is being answered still is, and after so long everybody is cut off. */
export async function closeWithin(milliseconds: number, servers: FastifyInstance[]): Promise<void> {
  const cutOff = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections()
  }, milliseconds).unref()
  await Promise.all(servers.map((server) => server.close()))
  clearTimeout(cutOff)
}
