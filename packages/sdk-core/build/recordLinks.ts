import {
  getNamedType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import type { RecordLink } from '../src/cache/rows/ListPlan'
import { fieldsIn, nodesOf } from './documents'
import { isEntity } from './recordFields'

interface Selected {
  document: DocumentNode
  selection: SelectionSetNode | undefined
}

/** How the records that a document shows inside a row, at any depth, and those they are shown in point to each other. */
export function recordLinks(schema: GraphQLSchema, row: GraphQLObjectType, selected: Selected): RecordLink[] {
  const found = new Map<string, RecordLink>()
  for (const { parent, field, type, isList } of linksIn(row, selected)) {
    if (!isEntity(schema, parent) || !isEntity(schema, type)) continue
    const { by, isForward } = pointer(parent, field, { type, isList })
    if (!by) continue
    const list = listOf(schema, isForward ? parent : type)
    const link = { typename: type.name, parent: parent.name, by, list }
    found.set(JSON.stringify(link), isForward ? { ...link, isForward } : link)
  }
  return [...found.values()]
}

/** The types of a row and of the records inside it. */
export function typesIn(row: GraphQLObjectType, selected: Selected): Set<string> {
  return new Set([row.name, ...typesInside(row, selected)])
}

/** The types of the records inside a row. */
export function typesInside(row: GraphQLObjectType, selected: Selected): string[] {
  return linksIn(row, selected).map(({ type }) => type.name)
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

/** The field by which the records of a field point to the one it is asked of, or that one to them. */
function pointer(
  parent: GraphQLObjectType,
  { name }: FieldNode,
  { type, isList }: { type: GraphQLObjectType; isList: boolean },
): { by?: string; isForward?: true } {
  const [, named] = /By([A-Z]\w*)$/.exec(name.value) ?? []
  const by = lowerFirst(named ?? `${parent.name}Id`)
  if (!isList && named && by in parent.getFields()) return { by, isForward: true }
  return (isList || named) && by in type.getFields() ? { by } : {}
}

/** The field of the query that has every record of a type. */
function listOf(schema: GraphQLSchema, type: GraphQLObjectType): string {
  const list = Object.values(schema.getQueryType()?.getFields() ?? {}).find(({ name, type: listed }) => {
    const connection = getNamedType(listed)
    const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined
    return name.startsWith('all') && nodes && getNamedType(nodes.type) === type
  })
  if (!list) throw new Error(`No list has every ${type.name}.`)
  return list.name
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
