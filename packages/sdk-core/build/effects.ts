import {
  getNamedType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { isEntity } from './recordFields'

/**
 * The effect of a mutation on a record that it returns: the record is new (`created`), may be new (`maybeNew`), existed and has
 * changed (`mutated`), or is gone (`deleted`). A mutation that returns no record declares `@noRecord`.
 */
export const effectDirectives = `
  enum RecordEffect { created maybeNew mutated deleted }
  directive @effect(is: RecordEffect!) on FIELD
  directive @noRecord on MUTATION`

/** Of each mutation the effect on each record, by the path to the record in the answer. */
export type Effects = ReadonlyMap<string, Readonly<Record<string, string>>>

/**
 * Reads the effects that mutations declare. Fails where one returns a record and does not say what it does to it, says so
 * that is not used, or that its name contradicts.
 */
export function readEffects(schema: GraphQLSchema, documents: readonly DocumentNode[]): Effects {
  const mutations = documents
    .flatMap(({ definitions }) => definitions)
    .filter(
      (each): each is OperationDefinitionNode =>
        each.kind === Kind.OPERATION_DEFINITION && each.operation === 'mutation',
    )
  const root = schema.getMutationType()
  const parts = { schema, fragments: fragmentsIn(documents) }
  const effectsByMutation = new Map(
    mutations.map((each) => {
      const name = each.name?.value ?? ''
      const effects = root ? Object.fromEntries(effectsIn(parts, root, each.selectionSet, name)) : {}
      const isDeclared =
        Object.keys(effects).length > 0 || each.directives?.some((one) => one.name.value === 'noRecord')
      if (!isDeclared)
        throw new Error(`${name} does not say what it does: @effect at a record, or @noRecord.`)
      return [name, effects]
    }),
  )
  const read = [...effectsByMutation.values()].reduce((sum, effects) => sum + Object.keys(effects).length, 0)
  if (read < directivesIn(documents)) throw new Error('An @effect stands in a query or within a record.')
  return effectsByMutation
}

function directivesIn(documents: readonly DocumentNode[]): number {
  let count = 0
  for (const document of documents)
    visit(document, { Field: (field) => void (effectOf(field) && (count += 1)) })
  return count
}

interface EffectParts {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, SelectionSetNode>
}

function effectsIn(
  parts: EffectParts,
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode,
  path: string,
): [string, string][] {
  return fieldsOf(selectionSet, parts.fragments).flatMap((field) => {
    const inner = getNamedType(type.getFields()[field.name.value]?.type)
    const place = `${path}.${(field.alias ?? field.name).value}`
    const effect = effectOf(field)
    if (!isObjectType(inner) || !isEntity(parts.schema, inner)) {
      if (effect) throw new Error(`${place} is no record: it has no effect.`)
      return isObjectType(inner) && field.selectionSet
        ? effectsIn(parts, inner, field.selectionSet, place)
        : []
    }
    if (!effect) throw new Error(`${place} is a record: @effect says what the mutation does to it.`)
    const named = effectNamed(place, inner)
    const isContradicted =
      effect === 'maybeNew' ? named === 'deleted' : named !== undefined && named !== effect
    if (isContradicted) throw new Error(`${place} is ${named}, as its mutation says, not ${effect}.`)
    // The answer begins with the fields, not with the operation.
    return [[place.slice(place.indexOf('.') + 1), effect]]
  })
}

/** The fields of a selection, those of its fragments among them. */
function fieldsOf({ selections }: SelectionSetNode, fragments: EffectParts['fragments']): FieldNode[] {
  return selections.flatMap((each) => {
    if (each.kind === Kind.FIELD) return each
    const spread = each.kind === Kind.INLINE_FRAGMENT ? each.selectionSet : fragments.get(each.name.value)
    return spread ? fieldsOf(spread, fragments) : []
  })
}

function fragmentsIn(documents: readonly DocumentNode[]): EffectParts['fragments'] {
  return new Map(
    documents.flatMap(({ definitions }) =>
      definitions.flatMap((each) =>
        each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
      ),
    ),
  )
}

function effectOf({ directives = [] }: FieldNode): string | undefined {
  const value = directives.find(({ name }) => name.value === 'effect')?.arguments?.[0]?.value
  return value?.kind === Kind.ENUM ? value.value : undefined
}

/** Returns the effect of PostGraphile's own mutations on the record in their name: `updateRoundById` changes a Round. */
function effectNamed(place: string, { name }: GraphQLObjectType): string | undefined {
  const [, verb, record] = /^\w+\.(create|update|delete)(\w+?)(?:By\w+)?\.\w+$/.exec(place) ?? []
  return record === name ? effectsOfVerbs[verb as keyof typeof effectsOfVerbs] : undefined
}

const effectsOfVerbs = { create: 'created', update: 'mutated', delete: 'deleted' }
