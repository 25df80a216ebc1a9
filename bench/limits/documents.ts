import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql'

const schema = buildSchema(readFileSync('packages/sandbox/schema.graphql', 'utf8'))
/** A little below the 200 fields that may be planned, because a connection counts, too. */
const most = 190

/** A document close to the limits. */
export interface LargeDocument {
  name: string
  query: string
}

/**
 * For each list: the most values of its rows, the most relations of its rows, and the relations of one row of
 * many lists.
 */
export function largeDocuments(): LargeDocument[] {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(isList)
  const documents = lists.flatMap(({ name, type }) => {
    const node = nodeOf(type as GraphQLObjectType)
    if (!node) return []
    return [
      { name: `${name}, wide`, query: `{ ${name}(first: 1000) { nodes { ${wide(node)} } } }` },
      { name: `${name}, deep`, query: `{ ${name}(first: 1000) { nodes { ${related(node, most)} } } }` },
      { name: `${name}, planned`, query: `{ ${name}(first: 1) { nodes { ${related(node, most)} } } }` },
    ]
  })
  const shares = lists.slice(0, 40).map(({ name, type }, at) => {
    const node = nodeOf(type as GraphQLObjectType)
    return node ? `a${at}: ${name}(first: 1) { nodes { ${related(node, 7)} } }` : ''
  })
  const tables = Array.from(
    { length: 39 },
    (_, at) => `a${at}: capTable(first: ${at + 1}) { totalCount nodes { id percent } }`,
  )
  return [
    ...documents,
    { name: 'forty lists', query: `{ ${shares.join(' ')} }` },
    { name: 'forty cap tables', query: `{ ${tables.join(' ')} }` },
  ]
}

type Field = GraphQLField<unknown, unknown>

const isList = ({ type, args }: Field) =>
  isObjectType(type) && type.name.endsWith('Connection') && args.every(({ type }) => !isNonNullType(type))

function nodeOf(connection: GraphQLObjectType): GraphQLObjectType | undefined {
  const node = getNamedType(connection.getFields().nodes?.type)
  return isObjectType(node) ? node : undefined
}

/** The fields of a row again and again, under other names. */
function wide(node: GraphQLObjectType): string {
  const leaves = Object.values(node.getFields()).filter(
    ({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0,
  )
  return Array.from(
    { length: most },
    (_, at) => `a${at}: ${leaves[at % leaves.length]?.name ?? '__typename'}`,
  ).join(' ')
}

/** The records that a row leads to, level by level, as far as the number of fields goes. */
function related(node: GraphQLObjectType, fields: number): string {
  interface Branch {
    type: GraphQLObjectType
    parts: (string | (() => string))[]
  }
  const root: Branch = { type: node, parts: [] }
  let left = fields
  let names = 0
  let level = [root]
  for (let depth = 0; depth < 8 && left > 4; depth++) {
    const next: Branch[] = []
    for (const branch of level)
      for (const { name, type, args } of Object.values(branch.type.getFields())) {
        const named = getNamedType(type)
        if (left <= 4 || !isObjectType(named) || args.some(({ type }) => isNonNullType(type))) continue
        if (named.name.endsWith('Connection')) continue
        const inner: Branch = { type: named, parts: [firstLeaf(named)] }
        left -= 2
        const alias = `b${names++}`
        branch.parts.push(() => `${alias}: ${name} { ${written(inner)} }`)
        next.push(inner)
      }
    level = next
  }
  return written(root) || '__typename'

  function written({ parts }: Branch): string {
    return parts.map((part) => (typeof part === 'string' ? part : part())).join(' ')
  }
}

function firstLeaf(type: GraphQLObjectType): string {
  const leaf = Object.values(type.getFields()).find(
    ({ type, args }) =>
      (isLeafType(getNamedType(type)) || isEnumType(getNamedType(type))) && args.length === 0,
  )
  return leaf?.name ?? '__typename'
}
