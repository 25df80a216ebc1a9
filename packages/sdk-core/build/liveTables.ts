// Writes which tables of the platform can be followed: those whose rows count their changes, and what
// is pushed as a whole, according to the schema.
import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { liveTypes, wholeTypes } from './liveTypes.ts'

const sdl = process.env.CAPSTAN_SCHEMA ?? '../../sandbox/schema.graphql'
const schema = buildSchema(readFileSync(new URL(sdl, import.meta.url), 'utf8'))
const followed = new Map([...liveTypes(schema), ...wholeTypes(schema)])
const tables = [...followed.values()].map((table) => `  | '${table}'`)

writeFileSync(
  new URL('../src/client/records/PlatformTable.generated.ts', import.meta.url),
  `// Written by \`pnpm generate\` from the platform's schema; do not edit.

/** A table whose changes the platform pushes. */
export type PlatformTable =
${tables.sort().join('\n')}
`,
)
