import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../packages/sandbox/src/platform/db/migrate.ts'
import { type Database, openDb } from '../../packages/sandbox/src/platform/db/openDb.ts'
import { seed } from '../../packages/sandbox/src/platform/db/seed.ts'
import type {} from '../../packages/sandbox/src/testing/globalSetup.ts'
import { findInCode, findInDatabase } from './findRefusals.ts'
import { folder, foundFile, snapshotFile } from './files.ts'

/** Makes the PGlite whose refusals ask whether they stand, once. */
export default async function provide(project: TestProject): Promise<void> {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(snapshotFile)) await makeSnapshot()
  project.provide('snapshot', snapshotFile)
  // One session can be told what is removed; a pool of them cannot.
  project.provide('template', '')
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
