import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../packages/sandbox/src/platform/db/migrate.ts'
import { openDb } from '../../packages/sandbox/src/platform/db/openDb.ts'
import { migrationsHash } from '../../packages/sandbox/src/platform/db/readMigrations.ts'
import { seed } from '../../packages/sandbox/src/platform/db/seed.ts'
import type {} from '../../packages/sandbox/src/testing/globalSetup.ts'
import { folder, foundFile, madeFromFile, snapshotFile } from './files.ts'
import { findInDatabase } from './findRefusals.ts'

/** Makes the PGlite whose refusals ask whether they stand, once for the migrations that there are. */
export default async function provide(project: TestProject): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const madeFrom = existsSync(madeFromFile) ? readFileSync(madeFromFile, 'utf8') : ''
  if (madeFrom !== (await migrationsHash())) await makeSnapshot()
  project.provide('snapshot', snapshotFile)
  // One session can be told what is removed; a pool of them cannot.
  project.provide('template', '')
}

async function makeSnapshot(): Promise<void> {
  const db = await openDb()
  await migrate(db)
  await seed(db)
  writeFileSync(foundFile, JSON.stringify(await findInDatabase(db), null, 1))
  const blob = await db.snapshot?.()
  await db.close()
  writeFileSync(snapshotFile, Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)))
  writeFileSync(madeFromFile, await migrationsHash())
}
