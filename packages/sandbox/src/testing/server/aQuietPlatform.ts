import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import * as emulators from '../../emulators/emulators.ts'
import { FileStore } from '../../platform/files/FileStore.ts'
import { createMainServer } from '../../platform/server/createMainServer.ts'
import { loopbackOrigins, type Origins } from '../../platform/http/origins.ts'
import type { PlatformServices } from '../../platform/http/PlatformServices.ts'
import { LiveServer } from '../../platform/live/sockets/LiveServer.ts'
import { aBrowser } from './aBrowser.ts'
import { packedForTests, type TestPlatform } from './aPlatform.ts'
import { seededPglite } from '../database/seededDb.ts'
import type { Database } from '../../platform/db/Database.ts'

/** The server and address of a route, and whether a GET of it may write. */
export interface ServedRoute {
  server: 'main' | 'provider'
  methods: string[]
  url: string
  writes: boolean
}

/** A platform without background work: no worker, no clock, no clean-up. */
export interface QuietPlatform extends TestPlatform {
  /** Every route of both servers. */
  readonly routes: readonly ServedRoute[]
}

/** Starts both servers on a database before the tests of a file, and closes them after. */
export function aQuietPlatform(open: () => Promise<Database> = seededPglite): QuietPlatform {
  const filesDir = mkdtempSync(path.join(tmpdir(), 'capstan-files-'))
  const origins: Origins = { main: '', mainAliases: [], provider: '', isExposed: false }
  const routes: ServedRoute[] = []
  let db: Database | undefined
  let close: () => Promise<unknown> = () => Promise.resolve()
  const running = () => {
    if (!db) throw new Error('The platform has not been started yet.')
    return db
  }

  beforeAll(async () => {
    db = await open()
    close = await serve(db, new FileStore(filesDir), origins, routes)
  })
  afterAll(async () => {
    await close()
    await db?.close()
    rmSync(filesDir, { recursive: true, force: true })
  })

  return {
    filesDir,
    routes,
    get url() {
      return origins.main
    },
    get providerUrl() {
      return origins.provider
    },
    get db() {
      return running()
    },
    browser: () => aBrowser(origins.main),
    async value<T>(sql: string, parameters?: unknown[]) {
      const { rows } = await running().pool.query<Record<string, T>>(sql, parameters)
      return Object.values(rows[0] ?? {})[0] as T
    },
  }
}

/** Makes a server and notes its routes. */
async function noting<Server>(
  routes: ServedRoute[],
  server: ServedRoute['server'],
  make: () => Promise<Server>,
) {
  const note = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url, config }) => {
      routes.push({ server, methods: [method].flat(), url, writes: config?.writes === true })
    })
  subscribe('fastify.initialization', note)
  return make().finally(() => unsubscribe('fastify.initialization', note))
}

async function serve(db: Database, files: FileStore, origins: Origins, routes: ServedRoute[]) {
  const live = new LiveServer()
  const running = { isStopping: false }
  const services: PlatformServices = {
    db,
    files,
    live,
    origins,
    hasEmulators: true,
    running,
    scenarios: emulators.createScenarios(),
    packages: packedForTests,
  }
  const logLevel = 'silent'
  const appDir = new URL('app', import.meta.url).pathname
  const main = await noting(routes, 'main', () =>
    createMainServer(services, { logLevel, appDir, hasSourceMaps: false, emulators }),
  )
  const provider = await noting(routes, 'provider', () =>
    emulators.createProviderServer(services, { logLevel }),
  )
  const port = Number(new URL(await main.listen({ host: 'localhost', port: 0 })).port)
  const providerPort = Number(new URL(await provider.listen({ host: 'localhost', port: 0 })).port)
  Object.assign(origins, {
    main: `http://localhost:${port}`,
    mainAliases: loopbackOrigins(port),
    provider: `http://localhost:${providerPort}`,
  })
  await live.start(services, main.server)
  return () => Promise.all([live.close(), main.close(), provider.close()])
}
