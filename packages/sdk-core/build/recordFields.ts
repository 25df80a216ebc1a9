import type { Types } from '@graphql-codegen/plugin-helpers'
import type { FieldNode, GraphQLObjectType, GraphQLSchema, SelectionSetNode } from 'graphql'
import { getNamedType, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/**
 * Puts into every selection on an entity what the cache knows records by: `id`, and `version` where the platform counts
 * one. Fails where the entity has no id, or where an alias hides either.
 */
export const recordFields = (schema: GraphQLSchema): Types.DocumentTransformObject => ({
  transform({ documents }) {
    const info = new TypeInfo(schema)
    const SelectionSet = (node: SelectionSetNode) => {
      const type = info.getParentType()
      return isObjectType(type) && isEntity(schema, type) ? selected(node, type) : undefined
    }
    const visitor = visitWithTypeInfo(info, { SelectionSet })
    return documents.map((file) => ({ ...file, document: file.document && visit(file.document, visitor) }))
  },
})

/**
 * Returns true when the records of a type have an id, by which the cache knows them and the platform finds them. A type with a
 * word as its key (`AssetType`) never changes, so that the entity index does not need it.
 */
export const isEntity = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  getNamedType(schema.getQueryType()?.getFields()[lookupOf(type)]?.type) === type

const lookupOf = ({ name }: GraphQLObjectType) => `${name.charAt(0).toLowerCase()}${name.slice(1)}ById`

function selected(node: SelectionSetNode, type: GraphQLObjectType): SelectionSetNode | undefined {
  const { id, version } = type.getFields()
  if (!id) throw new Error(`${type.name} is an entity without an id`)
  const missing = [id, version].flatMap((field) =>
    field && !shows(node, field.name, type) ? field.name : [],
  )
  if (missing.length === 0) return undefined
  return { ...node, selections: [...missing.map(fieldOf), ...node.selections] }
}

function shows({ selections }: SelectionSetNode, name: string, type: GraphQLObjectType): boolean {
  const shown = selections.find(
    (each) => each.kind === Kind.FIELD && (each.alias ?? each.name).value === name,
  )
  if (shown?.kind === Kind.FIELD && shown.name.value !== name)
    throw new Error(`An alias hides the ${name} of ${type.name}`)
  return shown !== undefined
}

const fieldOf = (name: string): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } })
