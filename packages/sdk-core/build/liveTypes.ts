import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { typenameOf } from '../src/live/typenameOf.ts'

// `make_live` gives a table its triggers and its column this comment in one go.
const counts = 'Counts the changes of the row, from 1.'
// A view that shows the rows of a table with more beside them has their versions.
const pushedAsAnother = 'under whose name it is pushed.'
// They count their changes, too, so that two administrators cannot overwrite each other, but nobody is told of them.
const silent = ['Report', 'StepFormSchema']

const tableOf = (list: string) =>
  list.replace(/^all/, '').replace(/[A-Z]/g, (letter, at) => (at ? '_' : '') + letter.toLowerCase())

/** The tables that can be followed, by the type of their records: those whose rows count their changes. */
export function liveTypes(schema: GraphQLSchema): Map<string, string> {
  const tables = new Map<string, string>()
  for (const [list, row] of rowTypes(schema)) {
    const { id, version } = row.getFields()
    // A lookup is known by a number, and the socket by UUIDs only.
    if (version?.description !== counts || String(id?.type) !== 'UUID!' || silent.includes(row.name)) continue
    const table = tableOf(list)
    if (typenameOf(table) !== row.name) throw new Error(`A record of ${table} is not a ${typenameOf(table)}`)
    tables.set(row.name, table)
  }
  return tables
}

/** The tables that are told of, by the types of their records and of those that show them in full: `FullHolding`. */
export function followedTypes(schema: GraphQLSchema): Map<string, string> {
  const tables = liveTypes(schema)
  for (const [, row] of rowTypes(schema)) {
    if (!row.getFields().version?.description?.endsWith(pushedAsAnother)) continue
    const table = tables.get(row.name.replace(/^Full/, ''))
    if (!table) throw new Error(`${row.name} is pushed under the name of no table`)
    tables.set(row.name, table)
  }
  return tables
}

/** The types of the rows of the lists there are, by the names of the lists. */
function rowTypes(schema: GraphQLSchema): [list: string, row: GraphQLObjectType][] {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {})
  return lists.flatMap(({ name, type }) => {
    const connection = getNamedType(type)
    const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined
    const row = nodes && getNamedType(nodes.type)
    return name.startsWith('all') && isObjectType(row) ? [[name, row]] : []
  })
}
