import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  Kind,
  type ValueNode,
} from 'postgraphile/graphql'

/** The position of a value: the field, the argument and the members that lead to it, and the type expected there. */
export interface Place {
  /** As `Query.allSteps(filter.id.in`. */
  at: string
  type: GraphQLInputType
}

/** The content of values, in the words of a grant. */
export interface Found {
  words: Set<string>
  /** The places of the variables. */
  variables: Map<string, Place[]>
}

/** Adds every path of a value as it is written in a document: one value stands for a list of one. */
export function addLiteral(value: ValueNode, { at, type }: Place, found: Found): void {
  if (value.kind === Kind.LIST && value.values.length > 0) {
    for (const each of value.values) addLiteral(each, { at, type }, found)
    return
  }
  const named = getNamedType(type)
  found.words.add(value.kind === Kind.ENUM && isEnumType(named) ? `${at}=${value.value}` : at)
  if (value.kind === Kind.VARIABLE) {
    const { value: name } = value.name
    found.variables.set(name, [...(found.variables.get(name) ?? []), { at, type }])
  }
  if (value.kind !== Kind.OBJECT || !isInputObjectType(named)) return
  const members = named.getFields()
  for (const { name, value: inner } of value.fields) {
    const member = members[name.value]
    if (member) addLiteral(inner, { at: `${at}.${name.value}`, type: member.type }, found)
  }
}

/** Adds every path of a value that a variable is given. */
export function addValue(value: unknown, { at, type }: Place, words: Set<string>): void {
  if (Array.isArray(value) && value.length > 0) {
    for (const each of value) addValue(each, { at, type }, words)
    return
  }
  const named = getNamedType(type)
  words.add(typeof value === 'string' && isEnumType(named) ? `${at}=${value}` : at)
  if (typeof value !== 'object' || value === null || !isInputObjectType(named)) return
  const members = named.getFields()
  for (const [name, inner] of Object.entries(value)) {
    const member = members[name]
    if (member) addValue(inner, { at: `${at}.${name}`, type: member.type }, words)
  }
}
