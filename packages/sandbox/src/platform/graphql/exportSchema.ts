import './graphileEnv.ts'
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { lexicographicSortSchema, printSchema } from 'postgraphile/graphql'
import { makeSchema } from 'postgraphile'
import { migrate } from '../db/migrate.ts'
import { type Database, openDb } from '../db/openDb.ts'
import { makePreset } from './makePreset.ts'

/** Where the committed schema stands; the SDK's types are made from it. */
export const schemaFile = new URL('../../../schema.graphql', import.meta.url)

/** The platform's schema as text, sorted, so that the same migrations always give the same file. */
export async function exportSchema(): Promise<string> {
  const database = await openDb()
  try {
    await migrate(database)
    return await schemaOf(database)
  } finally {
    await database.close()
  }
}

/** The schema of a database that has had its migrations. */
export async function schemaOf(database: Database, introspection?: string): Promise<string> {
  const preset = makePreset(database, { requestContextOf: () => undefined, introspection })
  const { schema } = await makeSchema(preset)
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(schemaFile, await exportSchema())
}
