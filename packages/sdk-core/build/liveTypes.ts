import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql'
import { typenameOf } from '../src/live/typenameOf.ts'

// `make_live` gives a table its triggers and its column this comment in one go.
const counts = 'Counts the changes of the row, from 1.'
// They count their changes, too, so that two administrators cannot overwrite each other, but nobody is told of them.
const silent = ['Report', 'StepFormSchema']

const tableOf = (list: string) =>
  list.replace(/^all/, '').replace(/[A-Z]/g, (letter, at) => (at ? '_' : '') + letter.toLowerCase())

/** The tables that can be followed, by the type of their records: those whose rows count their changes. */
export function liveTypes(schema: GraphQLSchema): Map<string, string> {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) =>
    name.startsWith('all'),
  )
  const tables = new Map<string, string>()
  for (const { name, type } of lists) {
    const connection = getNamedType(type)
    const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined
    const row = nodes && getNamedType(nodes.type)
    if (!isObjectType(row)) continue
    const { id, version } = row.getFields()
    // A lookup is known by a number, and the socket by UUIDs only.
    if (version?.description !== counts || String(id?.type) !== 'UUID!' || silent.includes(row.name)) continue
    const table = tableOf(name)
    if (typenameOf(table) !== row.name) throw new Error(`A record of ${table} is not a ${typenameOf(table)}`)
    tables.set(row.name, table)
  }
  return tables
}
