import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'postgraphile/graphql'
import { HttpError } from '../http/httpError.ts'
import { always, type Component, components } from './components.ts'

/**
 * Refuses a document that asks for what a token was not granted, wherever it stands: fragments, relations, the query
 * inside a payload. What is no document at all is left to GraphQL to refuse.
 */
export function checkGrants(schema: GraphQLSchema, source: string, granted: readonly string[]): void {
  const { reads, mutations } = allowed(granted)
  const types = new TypeInfo(schema)
  visit(
    parse(source, { noLocation: true, maxTokens: 10_000 }),
    visitWithTypeInfo(types, {
      Field({ name: { value: name } }) {
        const parent = types.getParentType()
        if (!isObjectType(parent) || name.startsWith('__')) return
        if (parent === schema.getMutationType() ? !mutations.has(name) : !reads.has(entityOf(parent))) {
          throw notGranted(`${parent.name}.${name}`)
        }
      },
    }),
  )
}

function allowed(granted: readonly string[]) {
  const all = [always, ...granted.map((name) => components[name as Component])]
  return {
    reads: new Set<string>([...structural, ...all.flatMap((one) => [...one.reads])]),
    mutations: new Set<string>(all.flatMap((one) => [...one.mutations])),
  }
}

const structural = ['Query', 'PageInfo', 'payload']

/** A list of an entity, and a row of such a list, are the entity; what a mutation answers is judged by its fields. */
function entityOf(type: GraphQLObjectType): string {
  if (type.name.startsWith('__')) return 'Query'
  const { nodes, node } = type.getFields()
  if (nodes) return getNamedType(nodes.type).name
  if (node && type.name.endsWith('Edge')) return getNamedType(node.type).name
  return type.name.endsWith('Payload') ? 'payload' : type.name
}

/** The refusal that names what was asked for. */
export function notGranted(what: string): HttpError {
  return new HttpError(200, 'not_granted', `This embed session was not granted ${what}.`)
}
