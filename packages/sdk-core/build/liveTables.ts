// Writes which tables of the platform can be followed: those whose rows count their changes, as its schema says.
import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { typenameOf } from '../src/live/typenameOf.ts'

const sdl = process.env.CAPSTAN_SCHEMA ?? '../../sandbox/schema.graphql'
const schema = buildSchema(readFileSync(new URL(sdl, import.meta.url), 'utf8'))
// `make_live` gives a table its triggers and its column this comment in one go.
const counts = 'Counts the changes of the row, from 1.'
// They count their changes, too, so that two administrators cannot overwrite each other, but nobody is told of them.
const silent = ['Report', 'StepFormSchema']

const tableOf = (list: string) =>
  list.replace(/^all/, '').replace(/[A-Z]/g, (letter, at) => (at ? '_' : '') + letter.toLowerCase())

const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) =>
  name.startsWith('all'),
)
const entries = lists.flatMap(({ name, type }) => {
  const connection = getNamedType(type)
  const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined
  const row = nodes && getNamedType(nodes.type)
  if (!isObjectType(row)) return []
  const { id, version } = row.getFields()
  // A lookup is known by a number, and the socket by UUIDs only.
  const isLive = version?.description === counts && String(id?.type) === 'UUID!' && !silent.includes(row.name)
  if (!isLive) return []
  const table = tableOf(name)
  if (typenameOf(table) !== row.name) throw new Error(`A record of ${table} is not a ${typenameOf(table)}`)
  return [`  | '${table}'`]
})

writeFileSync(
  new URL('../src/client/PlatformTable.generated.ts', import.meta.url),
  `// Written by \`pnpm generate\` from the platform's schema; do not edit.

/** A table of whose changes the platform tells. */
export type PlatformTable =
${entries.sort().join('\n')}
`,
)
