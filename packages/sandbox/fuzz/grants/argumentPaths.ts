import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'postgraphile/graphql'
import { scalar } from './values.ts'

/** A path into an argument, and a value that goes along it and nowhere else. */
export interface ArgumentPath {
  /** As `filter.partiesByAccountId.some.dateOfBirth`, or `orderBy=NAME_ASC`. */
  path: string
  value: unknown
  /** Members below the argument. */
  depth: number
}

/** Every path of an argument, as many members deep, until types repeat. */
export function* argumentPaths({ name, type }: GraphQLArgument, depth: number): Generator<ArgumentPath> {
  yield* pathsBelow(type, { path: name, depth, seen: [], wrap: (value) => value })
}

interface Place {
  path: string
  depth: number
  seen: readonly GraphQLInputType[]
  /** Puts a value where the path leads. */
  wrap: (value: unknown) => unknown
}

function* pathsBelow(type: GraphQLInputType, { path, depth, seen, wrap }: Place): Generator<ArgumentPath> {
  const named = getNamedType(type)
  const put = (value: unknown) => wrap(isList(type) ? [value] : value)
  const found = { depth: seen.length }
  if (isEnumType(named))
    for (const { name } of named.getValues()) yield { ...found, path: `${path}=${name}`, value: put(name) }
  if (isEnumType(named)) return
  yield { ...found, path, value: put(isInputObjectType(named) ? {} : scalar(named.name)) }
  if (!isInputObjectType(named) || depth === 0 || seen.includes(named)) return
  for (const member of Object.values(named.getFields()))
    yield* pathsBelow(member.type, {
      path: `${path}.${member.name}`,
      depth: depth - 1,
      seen: [...seen, named],
      wrap: (value) => put({ [member.name]: value }),
    })
}

const isList = (type: GraphQLInputType): boolean =>
  isNonNullType(type) ? isList(type.ofType) : isListType(type)
