import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql'
import type { ListPlan } from '../src/cache/rows/ListPlan'
import { fieldsIn, fragmentsIn, nodesOf, variablesIn } from './documents'
import { followedTypes } from './liveTypes'
import { recordLinks, typesIn } from './recordLinks'

/** A list at the top of a query. */
interface List {
  document: DocumentNode
  operation: OperationDefinitionNode
  field: FieldNode
  row: GraphQLObjectType
  /** The type of the ids a filter takes. */
  idType: string
}

const supportedArguments = ['filter', 'first', 'offset', 'orderBy']
const supportedFields = ['__typename', 'nodes', 'totalCount']

/**
 * How single rows of the lists of a query are requested. A list has no plan where it takes other arguments than a filter,
 * an order and a page, shows more than its rows and their count, or where its rows cannot be requested by id or never change.
 */
export function listPlans(schema: GraphQLSchema, text: string): ListPlan[] {
  const document = parse(text)
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (operation?.operation !== 'query') return []
  return fieldsIn(operation.selectionSet, document).flatMap((field) => {
    const found = listOf(schema, field, document)
    return found ? planOf(schema, { document, operation, field, ...found }) : []
  })
}

function listOf(
  schema: GraphQLSchema,
  field: FieldNode,
  document: DocumentNode,
): Pick<List, 'row' | 'idType'> | undefined {
  const definition = schema.getQueryType()?.getFields()[field.name.value]
  const connection = getNamedType(definition?.type)
  if (!isObjectType(connection) || !connection.name.endsWith('Connection')) return undefined
  const row = getNamedType(connection.getFields().nodes?.type)
  const filter = getNamedType(definition?.args.find(({ name }) => name === 'filter')?.type)
  const id = filter && 'getFields' in filter ? getNamedType(filter.getFields().id?.type) : undefined
  const ids = id && 'getFields' in id ? getNamedType(id.getFields().in?.type) : undefined
  const shown = fieldsIn(field.selectionSet, document).map((each) => (each.alias ?? each.name).value)
  const isSupported =
    shown.includes('nodes') &&
    shown.every((name) => supportedFields.includes(name)) &&
    (field.arguments ?? []).every(({ name }) => supportedArguments.includes(name.value))
  // The socket pushes only records that count their changes.
  const isLive = isObjectType(row) && followedTypes(schema).has(row.name)
  return isSupported && isLive && ids ? { row, idType: ids.name } : undefined
}

function planOf(schema: GraphQLSchema, list: List): ListPlan {
  const { field, row, document } = list
  const links = recordLinks(schema, row, { document, selection: nodesOf(field, document) })
  return {
    name: (field.alias ?? field.name).value,
    typename: row.name,
    text: stripIgnoredCharacters(rowsText(list)),
    tables: tablesIn(schema, list),
    ...(links.length > 0 && { links }),
  }
}

/** The tables that can be followed of the records in the rows, and of those that the document filters by. */
function tablesIn(schema: GraphQLSchema, { field, row, document }: List): string[] {
  const types = typesIn(row, { document, selection: nodesOf(field, document) })
  const filters = filtersIn(schema, field)
  const isFollowed = (type: string) => types.has(type) || filters.has(`${type}Filter`)
  const tables = [...followedTypes(schema)].flatMap(([type, table]) => (isFollowed(type) ? table : []))
  return [...new Set(tables)]
}

/** The types of the filters that stand in the arguments of a list. */
export function filtersIn(schema: GraphQLSchema, { name, arguments: given }: FieldNode): Set<string> {
  const filters = new Set<string>()
  const argument = given?.find((each) => each.name.value === 'filter')
  const definition = schema.getQueryType()?.getFields()[name.value]
  const filter = definition?.args.find((each) => each.name === 'filter')
  const collect = (value: ValueNode, type: GraphQLNamedType | undefined): void => {
    if (!isInputObjectType(type)) return
    filters.add(type.name)
    for (const each of value.kind === Kind.LIST ? value.values : []) collect(each, type)
    for (const each of value.kind === Kind.OBJECT ? value.fields : [])
      collect(each.value, getNamedType(type.getFields()[each.name.value]?.type))
  }
  if (argument && filter) collect(argument.value, getNamedType(filter.type))
  return filters
}

function rowsText({ document, operation, field, idType }: List): string {
  const name = field.name.value
  const nodes = nodesOf(field, document)
  const filter = field.arguments?.find((each) => each.name.value === 'filter')
  const byId = '{ id: { in: $ids } }'
  const rows = filter ? `{ and: [${print(filter.value)}, ${byId}] }` : byId
  const isCounted = fieldsIn(field.selectionSet, document).some((each) => each.name.value === 'totalCount')
  const whole = filter ? `${print(filter)}, ` : ''
  const fragments = nodes ? fragmentsIn(nodes, document) : []
  const used = variablesIn([nodes, filter, ...fragments])
  const taken = ['ids', 'rows'].find((name) => used.has(name))
  if (taken)
    throw new Error(
      `${operation.name?.value ?? name}: call the variable $${taken} otherwise, rows that change are asked for with it.`,
    )
  const variables = (operation.variableDefinitions ?? [])
    .filter(({ variable }) => used.has(variable.name.value))
    .map((each) => print(withoutNull(each, filter)))
  return `query ${operation.name?.value ?? ''}Rows(${[...variables, `$ids: [${idType}!]!`, '$rows: Int!'].join()}) {
    rows: ${name}(filter: ${rows}, first: $rows) { __typename nodes ${nodes ? print(nodes) : ''} }
    known: ${name}(filter: ${byId}, first: $rows) { nodes { id version } }
    ${isCounted ? `total: ${name}(${whole}first: 0) { totalCount }` : ''}
  }
  ${fragments.map(print).join('\n')}`
}

/** The filter stands in an `and`, which takes no null: an empty filter is sent in its place. */
function withoutNull(
  definition: VariableDefinitionNode,
  filter: ArgumentNode | undefined,
): VariableDefinitionNode {
  const { type, variable } = definition
  const isFilter = filter?.value.kind === Kind.VARIABLE && filter.value.name.value === variable.name.value
  return isFilter && type.kind === Kind.NAMED_TYPE
    ? { ...definition, type: { kind: Kind.NON_NULL_TYPE, type } }
    : definition
}
