import {
  getNamedType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import type { NestedRecords } from '../src/cache/rows/ListPlan'
import { fieldsIn, nodesOf } from './documents'
import { isEntity } from './recordFields'

interface Selected {
  document: DocumentNode
  selection: SelectionSetNode | undefined
}

/** The records inside a row that point to the record they are shown in: a document asks for them there, at any depth. */
export function nestedRecords(
  schema: GraphQLSchema,
  row: GraphQLObjectType,
  selected: Selected,
): NestedRecords[] {
  const found = new Map<string, NestedRecords>()
  for (const { parent, field, type, isList } of linksIn(row, selected)) {
    const by = pointer(parent, field, { type, isList })
    if (by && isEntity(schema, parent) && isEntity(schema, type))
      found.set(`${type.name} ${by} ${parent.name}`, nested(schema, { type, parent, by }))
  }
  return [...found.values()]
}

/** The types of a row and of the records inside it. */
export function typesIn(row: GraphQLObjectType, selected: Selected): Set<string> {
  return new Set([row.name, ...linksIn(row, selected).map(({ type }) => type.name)])
}

/** A field of a record that shows another, or a list of others. */
interface Link {
  parent: GraphQLObjectType
  field: FieldNode
  type: GraphQLObjectType
  isList: boolean
}

function linksIn(parent: GraphQLObjectType, { document, selection }: Selected): Link[] {
  return fieldsIn(selection, document).flatMap((field) => {
    const inner = getNamedType(parent.getFields()[field.name.value]?.type)
    if (!isObjectType(inner)) return []
    const nodes = getNamedType(inner.getFields().nodes?.type)
    const link = isObjectType(nodes)
      ? { parent, field, type: nodes, isList: true }
      : { parent, field, type: inner, isList: false }
    const inside = link.isList ? nodesOf(field, document) : field.selectionSet
    return [link, ...linksIn(link.type, { document, selection: inside })]
  })
}

/** The field by which the records of a field point to the one it is asked of; `undefined` where that one points to them. */
function pointer(
  parent: GraphQLObjectType,
  { name }: FieldNode,
  { type, isList }: { type: GraphQLObjectType; isList: boolean },
): string | undefined {
  const [, named] = /By([A-Z]\w*)$/.exec(name.value) ?? []
  const field = lowerFirst(named ?? `${parent.name}Id`)
  const isForward = !isList && (!named || field in parent.getFields())
  return !isForward && field in type.getFields() ? field : undefined
}

function nested(
  schema: GraphQLSchema,
  { type, parent, by }: { type: GraphQLObjectType; parent: GraphQLObjectType; by: string },
): NestedRecords {
  const list = Object.values(schema.getQueryType()?.getFields() ?? {}).find(({ name, type: listed }) => {
    const connection = getNamedType(listed)
    const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined
    return name.startsWith('all') && nodes && getNamedType(nodes.type) === type
  })
  if (!list) throw new Error(`No list has every ${type.name}.`)
  return { typename: type.name, parent: parent.name, by, list: list.name }
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
