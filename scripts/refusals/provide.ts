import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../packages/sandbox/src/platform/db/migrate.ts'
import { type Database, openDb } from '../../packages/sandbox/src/platform/db/openDb.ts'
import { seed } from '../../packages/sandbox/src/platform/db/seed.ts'
import { startPostgres } from '../../packages/sandbox/src/testing/startPostgres.ts'
import { findInCode, findInDatabase } from './findRefusals.ts'
import { folder, foundFile, snapshotFile } from './files.ts'

/** Makes the database whose refusals ask whether they stand: PGlite's once, PostgreSQL's for each run that asks for it. */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(snapshotFile)) await makeSnapshot()
  project.provide('snapshot', snapshotFile)
  const server = process.env.REFUSALS_ENGINE === 'postgres' ? await startPostgres() : undefined
  if (server) await (await filled(await openDb({ url: server.url }))).db.close()
  project.provide('template', server?.url ?? '')
  return async () => server?.stop()
}

async function makeSnapshot(): Promise<void> {
  const { db, found } = await filled(await openDb())
  writeFileSync(foundFile, JSON.stringify([...found, ...findInCode()], null, 1))
  const blob = await db.snapshot?.()
  await db.close()
  writeFileSync(snapshotFile, Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)))
}

async function filled(db: Database) {
  await migrate(db)
  await seed(db)
  return { db, found: await findInDatabase(db) }
}
