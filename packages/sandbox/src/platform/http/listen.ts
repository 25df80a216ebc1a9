import { createServer as createNetServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { PlatformError } from '../db/PlatformError.ts'

/** The address a server listens on. */
export interface Address {
  host: string
  port: number
  /** The purpose of the server, for the error message when its port is in use. */
  purpose: string
}

const loopback = ['127.0.0.1', '::1']

/** Starts a server and returns its port. */
export async function listen(app: FastifyInstance, { host, port, purpose }: Address): Promise<number> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw isTaken(error) ? taken(port, purpose) : error
  })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Checks early that a port is free, and throws an error that names it otherwise. */
export async function checkPort({ host, port, purpose }: Address): Promise<void> {
  if (port === 0) return
  // A browser tries both addresses of localhost, so both must be free.
  const hosts = host === 'localhost' ? loopback : [host]
  const free = await Promise.all(hosts.map((name) => isFree(name, port)))
  if (free.includes(false)) throw taken(port, purpose)
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createNetServer()
    // A missing address (a machine without IPv6) cannot be in use.
    probe.once('error', (error) => resolve(!isTaken(error)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

const taken = (port: number, purpose: string) =>
  new PlatformError(
    `Port ${port} (${purpose}) is taken by another program; stop it, or choose another port with --port or PORT.`,
  )
