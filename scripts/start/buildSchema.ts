import path from 'node:path'
import { hasBuiltSchema } from '../../packages/sandbox/src/platform/graphql/schemaSources.ts'
import { runAside } from './runAside.ts'

/** Builds the GraphQL schema as a program, unless the one there was built from the same migrations and sources. */
export async function buildSchema(root: string): Promise<void> {
  if (await hasBuiltSchema()) return
  // In a separate process, because building the schema takes memory that is never freed. Without it the platform still starts.
  await runAside([process.execPath, path.join(root, 'packages/sandbox/build/schema.ts')], root)
}
