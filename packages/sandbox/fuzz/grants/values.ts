import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'postgraphile/graphql'

/** A value as a variable takes it, and the paths it goes through, below where it stands. */
export interface Sample {
  value: unknown
  paths: string[]
}

/** The least that a type takes: of an input object what it requires, of a list one. */
export function least(type: GraphQLInputType, at: string): Sample {
  const named = getNamedType(type)
  if (isEnumType(named)) {
    const [{ name = '' } = {}] = named.getValues()
    return { value: name, paths: [`${at}=${name}`] }
  }
  if (!isInputObjectType(named)) return { value: scalar(named.name), paths: [at] }
  const members = Object.values(named.getFields()).filter(isRequiredInputField)
  const inner = members.map(({ name, type: of }) => [name, least(of, `${at}.${name}`)] as const)
  return {
    value: Object.fromEntries(inner.map(([name, { value }]) => [name, value])),
    paths: inner.length > 0 ? inner.flatMap(([, { paths }]) => paths) : [at],
  }
}

const scalars: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, JSON: {} }
const texts: Record<string, string> = {
  UUID: '00000000-0000-4000-8000-000000000000',
  BigFloat: '1',
  BigInt: '1',
  Date: '2000-01-01',
  Datetime: '2000-01-01T00:00:00Z',
  Cursor: 'W10=',
  ID: 'W10=',
}

/** A value of a scalar. */
export const scalar = (name: string): unknown => scalars[name] ?? texts[name] ?? 'x'

/** A value as it is written in a document. */
export function literal(type: GraphQLInputType, value: unknown): string {
  if (isNonNullType(type)) return literal(type.ofType, value)
  if (Array.isArray(value)) return `[${value.map((each) => literal(type, each)).join(' ')}]`
  if (isListType(type)) return literal(type.ofType, value)
  if (isEnumType(type)) return String(value)
  if (!isInputObjectType(type)) return typeof value === 'object' ? '{}' : JSON.stringify(value)
  const members = type.getFields()
  const inner = Object.entries(value as object).map(([name, of]) => {
    const member = members[name]
    return member ? `${name}:${literal(member.type, of)}` : ''
  })
  return `{${inner.join(' ')}}`
}
