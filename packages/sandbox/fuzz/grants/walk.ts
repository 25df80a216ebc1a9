import {
  type DocumentNode,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  parse,
} from 'postgraphile/graphql'
import { checkGrants } from '../../src/platform/embed/checkGrants.ts'
import { type Grant, grantOf } from '../../src/platform/embed/grantOf.ts'
import { HttpError } from '../../src/platform/http/errors/httpError.ts'
import { type ArgumentPath, argumentPaths } from './argumentPaths.ts'
import { type Chain, chains, isFieldNamed, requiredArguments } from './chains.ts'
import { type Named, namedFor } from './named.ts'
import { literal } from './values.ts'

/** A request, and whether the manifest names all of it. */
export interface Tried {
  /** The path into an argument, or nothing where a field alone was tried. */
  path: string
  source: string
  variables: Record<string, unknown>
  isNamed: boolean
}

export interface WalkOptions {
  /** Members an argument is followed down. */
  depth: number
  /** Decides whether a path is tried, and whether in every form in which it can be written. */
  choose: (path: ArgumentPath) => 'no' | 'variable' | 'every form'
  /** Called for each request that was tried, with its grant. */
  onTried: (tried: Tried, grant: number) => void
}

/** The findings of a traversal. */
export interface Walked {
  /** Fields and argument paths, each tried with every grant. */
  fields: number
  paths: number
  tried: number
  accepted: number
  /** Paths that were accepted and are not named, or are named and were refused. */
  defects: string[]
}

/** One grant under trial. */
interface Trial {
  named: Named
  grant: Grant
  chains: Map<GraphQLObjectType, Chain>
  judge: (tried: Tried, document: DocumentNode) => void
}

type Field = GraphQLField<unknown, unknown>

/** Asks for every field and every path of every argument of the schema with each grant. */
export function walk(
  schema: GraphQLSchema,
  grants: readonly (readonly string[])[],
  options: WalkOptions,
): Walked {
  const walked: Walked = { fields: 0, paths: 0, tried: 0, accepted: 0, defects: [] }
  const trials = grants.map((components, index): Trial => {
    const named = namedFor(components)
    const grant = grantOf(components)
    const judge: Trial['judge'] = (tried, document) => {
      const isAccepted = isLetPass(() => checkGrants(schema, { document, variables: tried.variables }, grant))
      walked.tried += 1
      if (isAccepted) walked.accepted += 1
      options.onTried(tried, index)
      if (isAccepted === tried.isNamed) return
      const said = `${tried.source} ${JSON.stringify(tried.variables)}`
      walked.defects.push(`${named.name} ${isAccepted ? 'may ask' : 'may not ask'} ${said}`)
    }
    return { named, grant, chains: chains(schema, named), judge }
  })

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === schema.getSubscriptionType()) continue
    for (const field of Object.values(type.getFields())) {
      walked.fields += 1
      for (const trial of trials) tryField(trial, type, field)
      for (const argument of field.args) tryArgument(trials, { type, field, argument }, { options, walked })
    }
  }
  return walked
}

function tryField({ named, chains, judge }: Trial, type: GraphQLObjectType, field: Field): void {
  const chain = chains.get(type)
  if (!chain) throw new Error(`Nothing leads to ${type.name}.`)
  const source = written(chain, field, requiredArguments(field).text)
  const isNamed = chain.isNamed && isFieldNamed(named, type, field)
  judge({ path: '', source, variables: {}, isNamed }, parse(source))
}

interface Place {
  type: GraphQLObjectType
  field: Field
  argument: GraphQLArgument
}

function tryArgument(
  trials: readonly Trial[],
  { type, field, argument }: Place,
  { options, walked }: { options: WalkOptions; walked: Walked },
): void {
  const { inner } = requiredArguments(field, argument.name)
  const withValue = (value: string) => `(${argument.name}:${value} ${inner})`
  const prepared = trials.flatMap(({ named, chains, judge }) => {
    const chain = chains.get(type)
    if (!chain) return []
    const source = written(chain, field, withValue('$v'), `($v:${String(argument.type)})`)
    const isReached = chain.isNamed && isFieldNamed(named, type, field, argument.name)
    return { named, judge, chain, source, document: parse(source), isReached }
  })
  const nullable = String(argument.type).replace(/!$/, '')
  for (const found of argumentPaths(argument, options.depth)) {
    const choice = options.choose(found)
    if (choice === 'no') continue
    walked.paths += 1
    const text = choice === 'every form' ? literal(argument.type, found.value) : ''
    for (const { named, judge, chain, source, document, isReached } of prepared) {
      const { path, value } = found
      const isNamed = isReached && named.path(`${type.name}.${field.name}`, path)
      judge({ path, source, variables: { v: value }, isNamed }, document)
      if (!text) continue
      for (const form of [
        written(chain, field, withValue(text)),
        written(chain, field, withValue('$v'), `($v:${nullable}=${text})`),
        inFragment(chain, field, withValue(text)),
      ])
        judge({ path, source: form, variables: {}, isNamed }, parse(form))
    }
  }
}

const innerOf = ({ type }: Field) => (isLeafType(getNamedType(type)) ? '' : '{__typename}')

function written({ operation, open, close }: Chain, field: Field, args: string, variables = ''): string {
  return `${operation}${variables}${open}${field.name}${args}${innerOf(field)}${close}`
}

/** The same in a fragment, under another name and left out when it is run. */
function inFragment({ operation, open, close }: Chain, field: Field, args: string): string {
  const root = operation === 'query' ? 'Query' : 'Mutation'
  return `${operation}{...f} fragment f on ${root}${open}other:${field.name}${args}@skip(if:true)${innerOf(field)}${close}`
}

function isLetPass(check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not_granted') return false
    throw error
  }
}
