import {
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql'
import type { ShownRecords } from '../src/client/records/shownBy'
import { fieldsIn, nodesOf } from './documents'
import { filtersIn } from './listPlans'
import { followedTypes } from './liveTypes'
import { typesInside } from './recordLinks'

/** Records of a type: the one with the id in a variable, or any. */
interface Found {
  type: string
  by?: string
}

/**
 * The records that a query shows, counts or filters by, of those that can be followed: one that it asks for by the id in a
 * variable, and any of a table otherwise.
 */
export function shownRecords(schema: GraphQLSchema, text: string): ShownRecords[] {
  const document = parse(text)
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (operation?.operation !== 'query') return []
  const followed = followedTypes(schema)
  const shown = new Map<string, ShownRecords>()
  for (const field of fieldsIn(operation.selectionSet, document))
    for (const { type, by } of recordsOf(schema, field, document)) {
      const table = followed.get(type)
      if (table) shown.set(table, joined(shown.get(table), { table, ...(by && { by }) }))
    }
  return [...shown.values()]
}

/** A document that follows every record of a table follows each single one. */
const joined = (before: ShownRecords | undefined, shown: ShownRecords): ShownRecords =>
  before && before.by !== shown.by ? { table: shown.table } : shown

/** Returns the records that a field of the query shows: its own, those inside them, and those by which they are filtered. */
function recordsOf(schema: GraphQLSchema, field: FieldNode, document: DocumentNode): Found[] {
  const type = getNamedType(schema.getQueryType()?.getFields()[field.name.value]?.type)
  if (!isObjectType(type)) return []
  const row = getNamedType(type.getFields().nodes?.type)
  const filtered = [...filtersIn(schema, field)].map((name) => name.replace(/Filter$/, ''))
  const [own, selection] = isObjectType(row)
    ? [{ type: row, by: undefined }, nodesOf(field, document)]
    : [{ type, by: variableOf(field) }, field.selectionSet]
  const inside = typesInside(own.type, { document, selection })
  return [{ type: own.type.name, by: own.by }, ...[...inside, ...filtered].map((each) => ({ type: each }))]
}

/** The variable with the id of the one record that a field asks for. */
function variableOf({ arguments: given = [] }: FieldNode): string | undefined {
  const id = given.find(({ name }) => name.value === 'id')?.value
  return id?.kind === Kind.VARIABLE ? id.name.value : undefined
}
