import type { FileStore } from './files/FileStore.ts'
import { keepFilesTidy } from './files/keepFilesTidy.ts'
import { keepForgetting } from './forgetOldRecords.ts'
import { closeWithin } from './http/closeWithin.ts'
import { createMainServer } from './server/createMainServer.ts'
import { type Address, listen } from './http/listen.ts'
import { loopbackOrigins, type Origins } from './http/origins.ts'
import type { PlatformServices } from './http/PlatformServices.ts'
import { keepImporting } from './imports/keepImporting.ts'
import { LiveServer } from './live/sockets/LiveServer.ts'
import { loadEmulators } from './loadEmulators.ts'
import { keepReminding } from './remindOfAccreditations.ts'
import { keepDelivering } from './webhooks/keepDelivering.ts'
import type { Database } from './db/Database.ts'

/** The time that requests in progress have when the server stops, in milliseconds. */
const stopTimeout = 10_000

export interface ServeOptions {
  db: Database
  files: FileStore
  main: Address
  provider: Address
  isExposed: boolean
  publicUrl: string | undefined
  appDir: string
  hasSourceMaps: boolean
  packages: (() => Promise<string>) | undefined
  logLevel: string
}

/** Serves an open database; returns the addresses, and a function that stops it. */
export async function serve(options: ServeOptions) {
  const { db, files, main, provider, isExposed, publicUrl, appDir, hasSourceMaps, packages, logLevel } =
    options
  const stopForgetting = await keepForgetting(db)
  const stopReminding = await keepReminding(db)
  const stopTidying = await keepFilesTidy(db, files)
  const stopImporting = await keepImporting(db, files)
  const live = new LiveServer()
  const emulators = await loadEmulators()
  const origins: Origins = { main: '', mainAliases: [], provider: "'none'", isExposed }
  const running = { isStopping: false }
  const services: PlatformServices = {
    db,
    files,
    live,
    origins,
    hasEmulators: emulators !== undefined,
    running,
    scenarios: emulators?.createScenarios(),
    packages,
  }
  const app = await createMainServer(services, { logLevel, appDir, hasSourceMaps, emulators })
  const providers = await emulators?.createProviderServer(services, { logLevel })
  const stopWorking = await emulators?.keepWorking(db)
  const stopQuoting = await emulators?.keepQuoting(db)
  let stopDelivering: (() => Promise<void>) | undefined
  const close = async () => {
    running.isStopping = true
    stopQuoting?.()
    stopForgetting()
    stopReminding()
    const servers = [app, ...(providers ? [providers] : [])]
    await Promise.all([
      live.close(),
      closeWithin(stopTimeout, servers),
      stopWorking?.(),
      stopTidying(),
      stopImporting(),
      stopDelivering?.(),
    ])
  }
  try {
    const port = await listen(app, main)
    const mainAliases = [...loopbackOrigins(port), ...(publicUrl ? [publicUrl] : [])]
    Object.assign(origins, { main: publicUrl ?? `http://localhost:${port}`, mainAliases })
    if (providers) origins.provider = `http://localhost:${await listen(providers, provider)}`
    await live.start(services, app.server)
    // Once the address is known: the links of events begin with it.
    stopDelivering = await keepDelivering(db, {
      allowsLoopback: emulators !== undefined,
      origin: () => origins.main,
    })
  } catch (error) {
    await close()
    throw error
  }
  return { url: origins.main, providerUrl: origins.provider, close }
}
