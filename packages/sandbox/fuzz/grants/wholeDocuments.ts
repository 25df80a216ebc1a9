import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'postgraphile/graphql'
import { requiredArguments } from './chains.ts'
import type { Named } from './named.ts'
import { scalar } from './values.ts'
import type { Tried } from './walk.ts'

type Field = GraphQLField<unknown, unknown>

/**
 * Requests for everything that is named below each field a query begins with: once with nothing but what the field
 * requires, and along each path of its arguments with several values for the type at its end.
 */
export function wholeDocuments(
  schema: GraphQLSchema,
  named: Named,
  values: (scalar: string) => readonly string[],
): Tried[] {
  const query = schema.getQueryType()
  if (!query) return []
  const fields = Object.values(query.getFields()).filter(({ name }) => named.field(query.name, name))
  return fields.flatMap((field) => {
    const inner = selection(named, field, [])
    const source = `{${field.name}${requiredArguments(field).text}${inner}}`
    const along = named
      .paths(`Query.${field.name}`)
      .flatMap(ways)
      .flatMap((path) => alongPath(field, { path, inner, values }))
    return [{ path: '', source, variables: {}, isNamed: true }, ...along]
  })
}

/** A column that may be compared in any way is compared in two. */
function ways(path: string): string[] {
  const [argument = '', column] = path.split(':')
  return column ? ['equalTo', 'greaterThan'].map((way) => `${argument}.${column}.${way}`) : [path]
}

interface Along {
  path: string
  /** The selection. */
  inner: string
  values: (scalar: string) => readonly string[]
}

function alongPath(field: Field, { path, inner, values }: Along): Tried[] {
  const [name = '', ...members] = path.split(/[.=]/)
  const argument = field.args.find((each) => each.name === name)
  if (!argument) return []
  const others = requiredArguments(field, name).inner
  const source = `query($v:${String(argument.type)}){${field.name}(${name}:$v ${others})${inner}}`
  return valuesAt(argument.type, members, values).map((v) => ({
    path,
    source,
    variables: { v },
    isNamed: true,
  }))
}

/** Values that go along members to their end. */
function valuesAt(
  type: GraphQLInputType,
  [member, ...rest]: readonly string[],
  values: Along['values'],
): unknown[] {
  const named = getNamedType(type)
  if (isEnumType(named)) return [member]
  if (!isInputObjectType(named))
    return ['Int', 'Boolean'].includes(named.name) ? [scalar(named.name)] : [...values(named.name)]
  const found = named.getFields()[member ?? '']
  return member && found ? valuesAt(found.type, rest, values).map((value) => ({ [member]: value })) : [{}]
}

function selection(named: Named, field: Field, above: readonly GraphQLObjectType[]): string {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return ''
  if (!isObjectType(type) || above.includes(type)) return '{__typename}'
  const inner = Object.values(type.getFields())
    .filter(({ name }) => named.field(type.name, name))
    .map((each) => `${each.name}${requiredArguments(each).text}${selection(named, each, [...above, type])}`)
  return `{${['__typename', ...inner].join(' ')}}`
}
