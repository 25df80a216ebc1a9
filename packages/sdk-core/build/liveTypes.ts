import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql'
import { typenameOf } from '../src/live/typenames.ts'

// `make_live` gives a table its triggers and its column this comment in one go.
const counts = 'Counts the changes of the row, from 1.'
// They have a version as well, so that two administrators cannot overwrite each other, but none of their rows
// is named to a client.
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

/** A read model adds fields to the records of a table; the comment of its version names the record under whose name it is pushed. */
const shown = /^The version of the ([\w ]+); changes are pushed under its name\.$/

/** A type whose records are never named to clients says under which name it is pushed. */
const whole = /Sent as a whole, under (\w+)\.$/

/** Returns the types that change as a whole: they have lists, and no record that can be followed by its id. */
export function wholeTypes(schema: GraphQLSchema): Map<string, string> {
  const types = Object.values(schema.getTypeMap()).flatMap((type): [string, string][] => {
    const [, table] = whole.exec(type.description ?? '') ?? []
    if (table && typenameOf(table) !== type.name)
      throw new Error(`A record of ${table} is not a ${typenameOf(table)}`)
    return table ? [[type.name, table]] : []
  })
  return new Map(types)
}

/**
 * The tables that are pushed when records of a type change: those of {@link liveTypes}, of what read models show, and what is
 * pushed as a whole.
 */
export function followedTypes(schema: GraphQLSchema): Map<string, string> {
  const tables = liveTypes(schema)
  const readModels = Object.values(schema.getTypeMap()).flatMap((type): [string, string][] => {
    if (!isObjectType(type)) return []
    const [, noun] = shown.exec(type.getFields().version?.description ?? '') ?? []
    if (!noun) return []
    const table = [...tables.values()].find(
      (each) => typenameOf(each).toLowerCase() === noun.replaceAll(' ', ''),
    )
    if (!table) throw new Error(`${type.name} is pushed as a ${noun}, of which no table can be followed`)
    return [[type.name, table]]
  })
  return new Map([...tables, ...readModels, ...wholeTypes(schema)])
}
