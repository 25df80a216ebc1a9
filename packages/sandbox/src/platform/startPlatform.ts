import './quietGraphile.ts'
import { PlatformError } from './db/PlatformError.ts'
import { allowUploads } from './files/allowUploads.ts'
import { openFiles } from './files/openFiles.ts'
import { checkPort } from './http/listen.ts'
import { openSeededDb } from './openSeededDb.ts'
import { builtApp } from './packageFiles.ts'
import { serve } from './serve.ts'
import type { PlatformOptions } from './PlatformOptions.ts'
import type { Database } from './db/Database.ts'

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
