import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { migrationsHash } from '../db/readMigrations.ts'
import { packageFile } from '../packageFiles.ts'

/** The schema as a program, which `build/schema.ts` writes. */
export const builtSchemaFile = packageFile('snapshot/schema.js')

const folders = [new URL('schema/', import.meta.url), new URL('../imports/', import.meta.url)]
// Also how it is written down, and the version of every library.
const files = [packageFile('build/exportProgram.ts'), packageFile('../../pnpm-lock.yaml')]

/** A hash of the sources of the schema, while they may still change: nothing once the package is built. */
export async function schemaSources(): Promise<string | undefined> {
  if (!import.meta.url.endsWith('.ts')) return undefined
  const sources = (await Promise.all(folders.map(filesIn))).flat()
  const hash = createHash('sha256')
  for (const file of [...sources, ...files])
    hash.update(`${path.basename(file.pathname)}\n`).update(await readFile(file))
  return hash.digest('hex')
}

/** Returns the line of the built schema with the hash of its source files. */
export async function schemaStamp(): Promise<string> {
  const madeFrom = { migrations: await migrationsHash(), sources: await schemaSources() }
  return `export const madeFrom = ${JSON.stringify(madeFrom)};`
}

/** True when the schema there was built from today's files. Reads it as a text: a module is loaded once, even if stale. */
export async function hasBuiltSchema(file = builtSchemaFile): Promise<boolean> {
  return existsSync(file) && (await readFile(file, 'utf8')).includes(`${await schemaStamp()}\n`)
}

async function filesIn(folder: URL): Promise<URL[]> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts')).sort()
  return names.map((name) => new URL(name, folder))
}
