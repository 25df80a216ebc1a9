import '../../quietGraphile.ts'
import { makeSchema } from 'postgraphile'
import type { GraphQLSchema } from 'postgraphile/graphql'
import { pgService } from './pgService.ts'
import { schemaPreset } from './schemaPreset.ts'
import type { Database } from '../../db/Database.ts'

/** Introspects a migrated database and builds its schema; takes a second or two. */
export async function buildSchema(database: Database): Promise<GraphQLSchema> {
  const { schema } = await makeSchema({ extends: [schemaPreset], pgServices: [pgService(database)] })
  return schema
}
