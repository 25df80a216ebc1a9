import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { packageFile } from '../packageFiles.ts'

/** A file of `migrations/`; its hash shows if it is the one that was applied. */
export interface Migration {
  name: string
  hash: string
  sql: string
}

const folder = packageFile('migrations/')

let read: Promise<Migration[]> | undefined

/** All migrations, in the order in which they apply; read once, because a start needs them three times. */
export function readMigrations(): Promise<Migration[]> {
  return (read ??= readAll())
}

async function readAll(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()
  return Promise.all(names.map(readMigration))
}

async function readMigration(name: string): Promise<Migration> {
  const sql = await readFile(new URL(name, folder), 'utf8')
  return { name, hash: createHash('sha256').update(sql).digest('hex'), sql }
}

/** Returns one hash of all migrations; it changes when any of them does. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const migration of await readMigrations()) hash.update(`${migration.name} ${migration.hash}\n`)
  return hash.digest('hex')
}
