import type { GraphQLSchema } from 'postgraphile/graphql'
import { keptSchema } from './builtSchema.ts'
import type { Database } from '../db/Database.ts'

/** The schema to serve: as it was built beforehand, or built of the database now. */
export async function loadSchema(db: Database): Promise<GraphQLSchema> {
  const built = await keptSchema()
  if (built) return built
  const { buildSchema } = await import('./schema/buildSchema.ts')
  return buildSchema(db)
}
