import './quietGraphile.ts'
import { type Database } from './db/openDb.ts'
import { PlatformError } from './db/PlatformError.ts'
import type { SeedSize } from './db/seedSizes.ts'
import { allowUploads } from './files/allowUploads.ts'
import { openFiles } from './files/openFiles.ts'
import { checkPort } from './http/listen.ts'
import { openSeededDb } from './openSeededDb.ts'
import { builtApp } from './packageFiles.ts'
import { serve } from './serve.ts'

export interface PlatformOptions {
  /** The main port; the providers get the next one. 0 takes any two that are free. */
  port?: number
  /** The address to listen on; anything but this machine itself needs `isExposed`. */
  host?: string
  /** Serves the network on purpose: every person who reaches the machine can sign in as any user. */
  isExposed?: boolean
  /** The origin that browsers know the platform by, when something stands in front of it. */
  publicUrl?: string
  /** The seed of a new database; `small` by default. */
  seed?: SeedSize
  /** PGlite's folder; without it the data live in memory. */
  dataDir?: string
  /**
   * The folder of uploaded files; by default one in the data folder, or a temporary one that is removed when the platform closes.
   */
  filesDir?: string
  /** Further types of files that may be uploaded: `xlsx`, `docx`, `png`, `jpg`. */
  allowedUploads?: readonly string[]
  /** A PostgreSQL server to use instead of PGlite. */
  databaseUrl?: string
  /** A database that is open already; it stays open when the platform closes. */
  db?: Database
  /** The built app. */
  appDir?: string
  /** Serve the source maps of the app, which contain its sources; off unless asked for. */
  hasSourceMaps?: boolean
  /** Answers the folder of the packed packages, `capstan-<name>.tgz`, to be installed from here. */
  packages?: () => Promise<string>
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

/** Migrates, seeds and serves the platform: the main origin, and the providers' beside it. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { port = 4400, host = 'localhost', isExposed = false, publicUrl } = options
  const { appDir = builtApp(), hasSourceMaps = false, packages, logLevel = 'warn' } = options
  refuseExposure(host, isExposed)
  const main = { host, port, purpose: 'the platform' }
  const provider = { host, port: port && port + 1, purpose: 'the providers’ pages' }
  await checkPort(main)
  await checkPort(provider)
  const db = options.db ?? (await openSeededDb(options))
  const { files, release } = openFiles(options)
  const closeAll = async () => {
    release()
    if (!options.db) await db.close()
  }
  try {
    await allowUploads(db, options.allowedUploads ?? [])
    const served = await serve({
      db,
      files,
      main,
      provider,
      isExposed,
      publicUrl,
      appDir,
      hasSourceMaps,
      packages,
      logLevel,
    })
    return { ...served, db, close: () => served.close().then(closeAll) }
  } catch (error) {
    await closeAll()
    throw error
  }
}

function refuseExposure(host: string, isExposed: boolean): void {
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host)
  // Demo sign-in is disabled in production.
  if (isHere || isExposed || process.env.NODE_ENV === 'production') return
  throw new PlatformError(
    'The sandbox has demo sign-in without passwords, so it listens on this machine only; ' +
      `to serve ${host} all the same, add --i-know-that-anybody-can-sign-in-as-anybody.`,
  )
}
