import './quietGraphile.ts'
import { fileURLToPath } from 'node:url'
import { createProviderServer } from '../emulators/createProviderServer.ts'
import { migrate } from './db/migrate.ts'
import { type Database, openDb } from './db/openDb.ts'
import { PlatformError } from './db/PlatformError.ts'
import { seed } from './db/seed.ts'
import { createMainServer } from './http/createMainServer.ts'
import { listen } from './http/listen.ts'
import { loopbackOrigins, type Origins } from './http/origins.ts'
import type { PlatformServices } from './http/PlatformServices.ts'
import { LiveServer } from './live/LiveServer.ts'

export interface PlatformOptions {
  /** The main port; the providers get the next one. 0 takes any two that are free. */
  port?: number
  /** The address to listen on; anything but this machine itself needs `isExposed`. */
  host?: string
  /** Serve the network on purpose: everybody who reaches the machine can sign in as anybody. */
  isExposed?: boolean
  /** PGlite's folder; without it the data live in memory. */
  dataDir?: string
  /** A PostgreSQL server to use instead of PGlite. */
  databaseUrl?: string
  /** A database that is open already; it stays open when the platform closes. */
  db?: Database
  /** The built app. */
  appDir?: string
  /** `silent`, `warn`, `info`… */
  logLevel?: string
}

/** A platform that is being served. */
export interface Platform {
  url: string
  providerUrl: string
  db: Database
  close(): Promise<void>
}

const builtApp = fileURLToPath(new URL('../../../../examples/host-app/dist', import.meta.url))

/** Migrates, seeds and serves the platform: the main origin, and the providers' beside it. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { host = 'localhost', isExposed = false } = options
  refuseExposure(host, isExposed)
  const db = options.db ?? (await openDb({ url: options.databaseUrl, dataDir: options.dataDir }))
  const closeDb = () => (options.db ? Promise.resolve() : db.close())
  try {
    await migrate(db)
    await seed(db)
    return await serve(db, { ...options, host, isExposed }, closeDb)
  } catch (error) {
    await closeDb()
    throw error
  }
}

async function serve(
  db: Database,
  options: PlatformOptions & { host: string; isExposed: boolean },
  closeDb: () => Promise<void>,
): Promise<Platform> {
  const { port = 4400, host, isExposed, appDir = builtApp, logLevel = 'warn' } = options
  const live = new LiveServer()
  const hasEmulators = process.env.NODE_ENV !== 'production'
  const origins: Origins = { main: '', mainAliases: [], provider: "'none'", isExposed }
  const services: PlatformServices = { db, live, origins, hasEmulators }
  const main = await createMainServer(services, { logLevel, appDir })
  const provider = hasEmulators ? await createProviderServer(services, { logLevel }) : undefined
  const close = async () => {
    await live.close()
    await Promise.all([main.close(), provider?.close()])
    await closeDb()
  }
  try {
    const mainPort = await listen(main, { host, port, purpose: 'the platform' })
    Object.assign(origins, { main: `http://localhost:${mainPort}`, mainAliases: loopbackOrigins(mainPort) })
    if (provider) {
      const next = port === 0 ? 0 : mainPort + 1
      origins.provider = `http://localhost:${await listen(provider, { host, port: next, purpose: 'the providers’ pages' })}`
    }
    await live.start(services, main.server)
  } catch (error) {
    await Promise.all([main.close(), provider?.close()])
    throw error
  }
  return { url: origins.main, providerUrl: origins.provider, db, close }
}

function refuseExposure(host: string, isExposed: boolean): void {
  if (isExposed || ['localhost', '127.0.0.1', '::1'].includes(host)) return
  throw new PlatformError(
    `The sandbox lets anybody sign in as anybody, so it listens on this machine only; to serve ${host} all the same, add --expose-to-network.`,
  )
}
