import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Platform, startPlatform } from '../../platform/startPlatform.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { hasPostgres, seededPglite, seededPostgres, wantsPostgres } from '../database/seededDb.ts'
import type { Database } from '../../platform/db/Database.ts'

/** A whole platform for the tests of a file: seeded, in memory, on free ports. */
export interface TestPlatform {
  readonly url: string
  readonly providerUrl: string
  readonly db: Platform['db']
  /** The folder of its files. */
  readonly filesDir: string
  browser(): Browser
  /** The first value of a query, asked as the owner of the database. */
  value<T = string>(sql: string, parameters?: unknown[]): Promise<T>
}

/** Replaces the packages that `npm start` packs. */
export const packedForTests = async (): Promise<string> => new URL('packed', import.meta.url).pathname

/** Runs the same tests on PGlite and, if available, on PostgreSQL. */
export function aPlatformOnEveryEngine(name: string, say: (platform: TestPlatform) => void): void {
  describe(`${name} on PGlite`, () => say(aPlatform()))
  if (hasPostgres() || (wantsPostgres && process.env.CI))
    describe(`${name} on PostgreSQL`, () => say(aPlatform(seededPostgres)))
}

/** Starts a platform before the tests of a file and closes it after them. */
export function aPlatform(open: () => Promise<Database> = seededPglite): TestPlatform {
  let platform: Platform | undefined
  const running = () => {
    if (!platform) throw new Error('The platform has not been started yet.')
    return platform
  }
  const filesDir = mkdtempSync(path.join(tmpdir(), 'capstan-files-'))
  beforeAll(async () => {
    const db = await open()
    platform = await startPlatform({
      db,
      filesDir,
      port: 0,
      logLevel: 'silent',
      appDir: new URL('app', import.meta.url).pathname,
      packages: packedForTests,
    })
  })
  afterAll(async () => {
    await platform?.close()
    await platform?.db.close()
    rmSync(filesDir, { recursive: true, force: true })
  })

  return {
    filesDir,
    get url() {
      return running().url
    },
    get providerUrl() {
      return running().providerUrl
    },
    get db() {
      return running().db
    },
    browser: () => aBrowser(running().url),
    async value<T>(sql: string, parameters?: unknown[]) {
      const { rows } = await running().db.pool.query<Record<string, T>>(sql, parameters)
      return Object.values(rows[0] ?? {})[0] as T
    },
  }
}
