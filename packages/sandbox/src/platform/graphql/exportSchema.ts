import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'postgraphile/graphql'
import { migrate } from '../db/migrate.ts'
import { openDb } from '../db/openDb.ts'
import { buildSchema } from './schema/buildSchema.ts'

/** The path of the committed schema, from which the SDK's types are generated. */
export const schemaFile = new URL('../../../schema.graphql', import.meta.url)

/** The platform's schema as text, sorted, so that the same migrations always give the same file. */
export async function exportSchema(): Promise<string> {
  const database = await openDb()
  try {
    await migrate(database)
    return schemaText(await buildSchema(database))
  } finally {
    await database.close()
  }
}

/** A schema as it is committed. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(schemaFile, await exportSchema())
}
