import {
  type FieldNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  typeFromAST,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { columnPaths } from './columnPaths.ts'
import type { Operation } from './operations.ts'

/** The needs of documents: fields by their type, and the content of each field's arguments. */
export interface Asked {
  fields: Map<string, Set<string>>
  /** `Query.allSteps` → `filter.id.in`, `first`; an order by its word, as `orderBy=ID_ASC`; a column as `filter:amount`. */
  arguments: Map<string, Set<string>>
}

/** Adds the fields that an operation requests. */
export function readAsked(schema: GraphQLSchema, { document, sends, names }: Operation, asked: Asked): void {
  const types = new TypeInfo(schema)
  const variables = new Map<string, GraphQLInputType>()
  visit(document, {
    VariableDefinition({ variable, type }) {
      const found = typeFromAST(schema, type as never) as GraphQLInputType | undefined
      if (found) variables.set(variable.name.value, found)
    },
  })

  const pathsOf = (type: GraphQLInputType, value: ValueNode, at: string): string[] => {
    if (value.kind === Kind.LIST) return value.values.flatMap((each) => pathsOf(type, each, at))
    const named = getNamedType(type)
    if (value.kind === Kind.VARIABLE) return variablePaths(value.name.value, at)
    if (value.kind === Kind.ENUM) return [`${at}=${value.value}`]
    if (value.kind !== Kind.OBJECT || !isInputObjectType(named)) return [at]
    // An empty input is still an argument.
    if (value.fields.length === 0) return [at]
    const members = named.getFields()
    return value.fields.flatMap(({ name, value: inner }) => {
      const member = members[name.value]
      return member ? pathsOf(member.type, inner, `${at}.${name.value}`) : []
    })
  }

  const variablePaths = (name: string, at: string): string[] => {
    const type = variables.get(name)
    if (!type) throw new Error(`${names.join()} declares no $${name}.`)
    const said = sends.get(name)
    const named = getNamedType(type)
    if (!said && (isInputObjectType(named) || isEnumType(named)))
      throw new Error(`${names.join()}: say with @sends(only:) what is sent in $${name}, a ${named.name}.`)
    if (!said) return [at]
    return said.kind === 'columns' ? columnPaths(type, said.names, at) : sentPaths(type, said.names, at)
  }

  visit(
    document,
    visitWithTypeInfo(types, {
      Field(field: FieldNode) {
        const parent = types.getParentType()?.name ?? ''
        const name = field.name.value
        if (name.startsWith('__')) return
        addTo(asked.fields, parent, [name])
        const known = types.getFieldDef()?.args ?? []
        const paths = (field.arguments ?? []).flatMap((argument) => {
          const definition = known.find((each) => each.name === argument.name.value)
          return definition ? pathsOf(definition.type, argument.value, definition.name) : []
        })
        addTo(asked.arguments, `${parent}.${name}`, paths)
      },
    }),
  )
}

/** The members of an input type that are named, each down to a value. */
function sentPaths(type: GraphQLInputType, { selections }: SelectionSetNode, at: string): string[] {
  const named = getNamedType(type)
  return selections.flatMap((each) => {
    if (each.kind !== Kind.FIELD) throw new Error(`@sends of ${named.name} names members only.`)
    const { name, selectionSet } = each
    if (isEnumType(named) && named.getValue(name.value)) return [`${at}=${name.value}`]
    const member = isInputObjectType(named) ? named.getFields()[name.value] : undefined
    if (!member) throw new Error(`@sends names ${name.value}, which ${named.name} does not have.`)
    const isWhole = !isInputObjectType(getNamedType(member.type))
    if (isWhole !== !selectionSet)
      throw new Error(`@sends has to name the values in ${named.name}.${name.value}.`)
    const inner = `${at}.${name.value}`
    return selectionSet ? sentPaths(member.type, selectionSet, inner) : [inner]
  })
}

function addTo(map: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  if (values.length === 0) return
  const held = map.get(key) ?? new Set()
  for (const each of values) held.add(each)
  map.set(key, held)
}
