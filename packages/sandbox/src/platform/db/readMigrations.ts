import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { errors } from '../languages/english/errors.ts'
import { mails } from '../languages/english/mails.ts'
import { packageFile } from '../packageFiles.ts'

/**
 * A source of the database: the schema as a whole, or a dated file of `migrations/`. Its hash tells if it is the one that was
 * applied.
 */
export interface Migration {
  name: string
  hash: string
  files: SqlFile[]
}

/** A file with its path in the package, which an error names. */
export interface SqlFile {
  path: string
  sql: string
}

/** The order in which the files of `schema/` apply. */
export interface Manifest {
  /** The names of files: `tables` of all nouns come before `functions` of any. */
  phases: string[]
  /** The folders. The first one, which the others need, is complete before they begin. */
  nouns: string[]
}

const schemaFolder = packageFile('schema/')

/** English texts for the database, which names them by key: `app_private.fill_in` fills them in. */
const textsFor = (kind: 'error' | 'mail', texts: object): SqlFile => ({
  path: `src/platform/languages/english/${kind}s.ts`,
  sql: `create function app_private.${kind}_texts() returns jsonb
language sql immutable parallel safe set search_path = pg_catalog
as $texts$ select $json$${JSON.stringify(texts)}$json$::jsonb $texts$;
comment on function app_private.${kind}_texts is 'The English texts of ${kind}s by their keys.';
`,
})

let read: Promise<Migration[]> | undefined

/** The schema and all migrations, in the order in which they apply; read once, because a start needs them three times. */
export function readMigrations(): Promise<Migration[]> {
  return (read ??= Promise.all([readSchema(), readDatedMigrations()]).then((parts) => parts.flat()))
}

/** Returns one hash of the schema and all migrations; it changes when any of them does. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const migration of await readMigrations()) hash.update(`${migration.name} ${migration.hash}\n`)
  return hash.digest('hex')
}

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(new URL('manifest.json', schemaFolder), 'utf8')) as Manifest
}

/** Returns the SQL files of `schema/`, `<noun>/<phase>.sql`, sorted by name. */
export async function schemaFiles(): Promise<string[]> {
  const names = await readdir(schemaFolder, { recursive: true })
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

async function readSchema(): Promise<Migration> {
  const [{ phases, nouns }, names] = await Promise.all([readManifest(), schemaFiles()])
  const ordered = [nouns.slice(0, 1), nouns.slice(1)].flatMap((group) =>
    phases.flatMap((phase) => group.map((noun) => `${noun}/${phase}.sql`)),
  )
  const present = ordered.filter((name) => names.includes(name))
  const files = await Promise.all(present.map((name) => readSql('schema', name, schemaFolder)))
  // The first file makes the schemas of the database.
  return migrationOf('schema', files.toSpliced(1, 0, textsFor('error', errors), textsFor('mail', mails)))
}

/** Reads the dated migrations of a folder, `2027-01-31-what-changes.sql`, oldest first. */
export async function readDatedMigrations(folder = packageFile('migrations/')): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-\d{2}-\d{2}-[\w-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => migrationOf(name, [await readSql('migrations', name, folder)])),
  )
}

async function readSql(parent: string, name: string, folder: URL): Promise<SqlFile> {
  return { path: `${parent}/${name}`, sql: await readFile(new URL(name, folder), 'utf8') }
}

function migrationOf(name: string, files: SqlFile[]): Migration {
  const hash = createHash('sha256')
  for (const { path, sql } of files) hash.update(`${path}\n${sql}\n`)
  return { name, hash: hash.digest('hex'), files }
}
