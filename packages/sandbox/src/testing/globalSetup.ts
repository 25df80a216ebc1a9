import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { openDb } from '../platform/db/openDb.ts'
import { readSnapshot } from '../platform/db/snapshot.ts'
import { startTemplate } from './database/postgresTemplate.ts'
import { canStartPostgres } from './database/startPostgres.ts'

/** Generates the files that are published beside the code, as `pnpm build` does, unless their sources are unchanged. */
const publish = (name: 'schema' | 'snapshot') =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL(`../../build/${name}.ts`, import.meta.url))])

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file that holds a migrated and seeded PGlite. */
    snapshot: string
    /** A migrated and seeded PostgreSQL database to copy; empty where there is no PostgreSQL. */
    template: string
  }
}

/**
 * Creates one database of each engine that every test file copies, because filling one takes ten times as long. PGlite uses the
 * published snapshot, created again when a migration or the seed has changed. Only CI also publishes the schema for the platforms
 * of the tests, because building it at every change takes too long.
 */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'capstan-snapshot-'))
  const snapshot = path.join(folder, 'pglite.tar')
  const [data, server] = await Promise.all([
    pgliteSnapshot(),
    process.env.SANDBOX_ENGINES !== 'PGlite' && canStartPostgres() ? startTemplate() : undefined,
    ...(process.env.CI ? [publish('schema')] : []),
  ])
  writeFileSync(snapshot, data)
  project.provide('snapshot', snapshot)
  project.provide('template', server?.url ?? '')
  return async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function pgliteSnapshot(): Promise<Buffer> {
  await publish('snapshot')
  const db = await openDb({ snapshot: await readSnapshot() })
  for (const sql of slimming) await db.pool.query(sql)
  const blob = await db.snapshot?.()
  await db.close()
  return Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
}

/** Leaves nearly half of it away, which no test has opened for it: the template databases, and how it came to be. */
const slimming = [
  `update pg_database set datistemplate = false where datname like 'template%'`,
  'drop database template0',
  'drop database template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
]
