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
  { document, selection }: Selected,
): NestedRecords[] {
  const found = new Map<string, NestedRecords>()
  const walk = (parent: GraphQLObjectType, inside: SelectionSetNode | undefined) => {
    for (const field of fieldsIn(inside, document)) {
      const inner = getNamedType(parent.getFields()[field.name.value]?.type)
      if (!isObjectType(inner)) continue
      const nodes = getNamedType(inner.getFields().nodes?.type)
      const type = isObjectType(nodes) ? nodes : inner
      const by = pointer(parent, field, { type, isList: type === nodes })
      if (by && isEntity(schema, parent) && isEntity(schema, type))
        found.set(`${type.name} ${by} ${parent.name}`, nested(schema, { type, parent, by }))
      walk(type, type === nodes ? nodesOf(field, document) : field.selectionSet)
    }
  }
  walk(row, selection)
  return [...found.values()]
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
