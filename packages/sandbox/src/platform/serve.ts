import { createProviderServer } from '../emulators/createProviderServer.ts'
import type { Database } from './db/openDb.ts'
import { keepForgetting } from './forgetOldRecords.ts'
import { createMainServer } from './http/createMainServer.ts'
import { type Address, listen } from './http/listen.ts'
import { loopbackOrigins, type Origins } from './http/origins.ts'
import type { PlatformServices } from './http/PlatformServices.ts'
import { LiveServer } from './live/LiveServer.ts'

export interface ServeOptions {
  db: Database
  main: Address
  provider: Address
  isExposed: boolean
  appDir: string
  logLevel: string
}

/** Serves a database that is ready; answers where, and how to stop. */
export async function serve({ db, main, provider, isExposed, appDir, logLevel }: ServeOptions) {
  const stopForgetting = await keepForgetting(db)
  const live = new LiveServer()
  const hasEmulators = process.env.NODE_ENV !== 'production'
  const origins: Origins = { main: '', mainAliases: [], provider: "'none'", isExposed }
  const services: PlatformServices = { db, live, origins, hasEmulators }
  const app = await createMainServer(services, { logLevel, appDir })
  const providers = hasEmulators ? await createProviderServer(services, { logLevel }) : undefined
  const close = async () => {
    stopForgetting()
    await live.close()
    await Promise.all([app.close(), providers?.close()])
  }
  try {
    const port = await listen(app, main)
    Object.assign(origins, { main: `http://localhost:${port}`, mainAliases: loopbackOrigins(port) })
    if (providers) origins.provider = `http://localhost:${await listen(providers, provider)}`
    await live.start(services, app.server)
  } catch (error) {
    await close()
    throw error
  }
  return { url: origins.main, providerUrl: origins.provider, close }
}
