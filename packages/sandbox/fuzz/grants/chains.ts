import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
} from 'postgraphile/graphql'
import type { Named } from './named.ts'
import { least, literal } from './values.ts'

/** How a type is reached from the beginning of a document. */
export interface Chain {
  operation: 'query' | 'mutation'
  /** The text before a field of the type, and after it. */
  open: string
  close: string
  /** True when the fields on the path are named, with the arguments they require. */
  isNamed: boolean
}

type Field = GraphQLField<unknown, unknown>

/** A shortest way to every type; over named fields alone where there is one. */
export function chains(schema: GraphQLSchema, named: Named): Map<GraphQLObjectType, Chain> {
  const found = new Map<GraphQLObjectType, Chain>()
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() } as const
  for (const [operation, type] of Object.entries(roots))
    if (type)
      found.set(type, { operation: operation as Chain['operation'], open: '{', close: '}', isNamed: true })

  const walk = (isNamed: boolean) => {
    const waiting = [...found.keys()]
    for (const type of waiting)
      for (const field of Object.values(type.getFields())) {
        const target = getNamedType(field.type)
        const chain = found.get(type)
        if (!chain || !isObjectType(target) || found.has(target)) continue
        const isOnNamed = chain.isNamed && isFieldNamed(named, type, field)
        if (isNamed && !isOnNamed) continue
        const open = `${chain.open}${field.name}${requiredArguments(field).text}{`
        found.set(target, { ...chain, open, close: `}${chain.close}`, isNamed: isOnNamed })
        waiting.push(target)
      }
  }
  walk(true)
  walk(false)
  return found
}

/** Returns true when a field may be queried with only its required arguments. */
export function isFieldNamed(named: Named, type: GraphQLObjectType, field: Field, but?: string): boolean {
  const { paths } = requiredArguments(field, but)
  return (
    named.field(type.name, field.name) &&
    paths.every((path) => named.path(`${type.name}.${field.name}`, path))
  )
}

/** The arguments a field requires, as text, and the paths in them; without the one that is tried. */
export function requiredArguments(
  field: Field,
  but?: string,
): { text: string; inner: string; paths: string[] } {
  const args = field.args.filter((each) => isRequiredArgument(each) && each.name !== but)
  const samples = args.map((each) => ({ each, ...least(each.type, each.name) }))
  const inner = samples.map(({ each, value }) => `${each.name}:${literal(each.type, value)}`).join(' ')
  return { inner, text: inner && `(${inner})`, paths: samples.flatMap(({ paths }) => paths) }
}
