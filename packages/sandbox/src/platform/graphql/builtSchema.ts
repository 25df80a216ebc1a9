import { existsSync } from 'node:fs'
import type { GraphQLSchema } from 'postgraphile/graphql'
import { migrationsHash } from '../db/readMigrations.ts'
import { plans } from './plans/plans.ts'
import { builtSchemaFile, schemaSources } from './schemaSources.ts'

interface BuiltSchema {
  /** The hashes of the migrations and of the code that the schema was built from. */
  madeFrom: { migrations: string; sources: string }
  makeSchema(given: typeof plans): GraphQLSchema
}

/**
 * The schema that was built with the package: a program that creates it in a tenth of the time that introspection takes. A schema
 * built from other migrations, or by other code of ours, is ignored.
 */
export async function readBuiltSchema(file = builtSchemaFile): Promise<GraphQLSchema | undefined> {
  if (!existsSync(file)) return undefined
  const program = await load(file)
  if (!program) return undefined
  const { madeFrom, makeSchema } = program
  if (madeFrom.migrations !== (await migrationsHash())) return undefined
  const sources = await schemaSources()
  return sources === undefined || sources === madeFrom.sources ? makeSchema(plans) : undefined
}

let kept: Promise<GraphQLSchema | undefined> | undefined

/** The same, made once a process: its servers share it, and with it the plans of earlier documents. */
export function keptSchema(): Promise<GraphQLSchema | undefined> {
  return (kept ??= readBuiltSchema())
}

/** Loads the built schema; undefined when a newer version of a library lacks something that it imports. */
async function load(file: URL): Promise<BuiltSchema | undefined> {
  try {
    return (await import(file.href)) as BuiltSchema
  } catch (error) {
    console.warn(`The schema that was built is not used, and the start takes longer: ${String(error)}`)
    return undefined
  }
}
