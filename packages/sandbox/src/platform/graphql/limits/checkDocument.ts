import {
  type ASTNode,
  type DocumentNode,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'postgraphile/graphql'
import { readDocument } from './readDocument.ts'

/** The maximum size of a request, checked before it is validated. */
export interface DocumentLimits {
  /** Fields of one operation with its fragments spread out, as often as they are spread. */
  fields: number
  rootFields: number
  /** Mutations of one request: a batch of a bulk operation has as many. */
  mutations: number
  fragments: number
  directives: number
  /** Levels of objects and lists in an argument or a variable. */
  inputDepth: number
  /** When false, the schema cannot be queried. */
  introspection: boolean
}

export const documentLimits: DocumentLimits = {
  fields: 1_500,
  rootFields: 40,
  mutations: 200,
  fragments: 60,
  directives: 40,
  inputDepth: 12,
  introspection: true,
}

/**
 * Returns the limit that a request exceeds, or the error that keeps it from being parsed. Runs in time linear in its length,
 * because validating a huge document is itself an attack.
 */
export function checkDocument(
  source: string,
  variables: unknown,
  limits = documentLimits,
): string | undefined {
  if (depthOf(variables) > limits.inputDepth) return `Variables nest deeper than ${limits.inputDepth} levels.`
  const document = readDocument(source)
  return typeof document === 'string' ? document : problemOf(document, limits)
}

function problemOf(document: DocumentNode, limits: DocumentLimits): string | undefined {
  const { fragments, directives, inputDepth, asksForSchema } = countsOf(document)
  if (fragments.size > limits.fragments) return `There are more than ${limits.fragments} fragments.`
  if (directives > limits.directives) return `There are more than ${limits.directives} directives.`
  if (inputDepth > limits.inputDepth) return `An argument nests deeper than ${limits.inputDepth} levels.`
  if (asksForSchema && !limits.introspection) return 'This platform does not serve its schema.'
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const most = definition.operation === OperationTypeNode.MUTATION ? limits.mutations : limits.rootFields
    if (definition.selectionSet.selections.length > most)
      return `An operation begins with more than ${most} fields.`
    if (fieldsOf(definition.selectionSet, fragments, limits.fields) > limits.fields)
      return `An operation asks for more than ${limits.fields} fields.`
  }
  return undefined
}

interface Counts {
  fragments: Map<string, SelectionSetNode>
  directives: number
  inputDepth: number
  asksForSchema: boolean
}

const counted = new WeakMap<DocumentNode, Counts>()

/** Pages send the same few documents again and again: each is walked through once. */
function countsOf(document: DocumentNode): Counts {
  const counts = counted.get(document) ?? count(document)
  counted.set(document, counts)
  return counts
}

function count(document: DocumentNode): Counts {
  const counts: Counts = {
    fragments: new Map(),
    directives: 0,
    inputDepth: 0,
    asksForSchema: false,
  }
  let depth = 0
  const deeper = {
    enter: () => void (counts.inputDepth = Math.max(counts.inputDepth, ++depth)),
    leave: () => void depth--,
  }
  visit(document, {
    FragmentDefinition: ({ name, selectionSet }) => void counts.fragments.set(name.value, selectionSet),
    Directive: () => void counts.directives++,
    Field: ({ name }) => void (counts.asksForSchema ||= name.value === '__schema' || name.value === '__type'),
    ObjectValue: deeper,
    ListValue: deeper,
  })
  return counts
}

/** Counts until it is too much; a fragment that spreads itself is too much at once. */
function fieldsOf(set: SelectionSetNode, fragments: Map<string, SelectionSetNode>, most: number): number {
  const known = new Map<ASTNode, number>()
  const count = (one: SelectionSetNode): number => {
    const before = known.get(one)
    if (before !== undefined) return before
    known.set(one, Infinity)
    let sum = 0
    for (const selection of one.selections) {
      if (sum > most) break
      if (selection.kind === Kind.FIELD)
        sum += 1 + (selection.selectionSet ? count(selection.selectionSet) : 0)
      else if (selection.kind === Kind.INLINE_FRAGMENT) sum += count(selection.selectionSet)
      else sum += count(fragments.get(selection.name.value) ?? empty)
    }
    known.set(one, sum)
    return sum
  }
  return count(set)
}

const empty: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] }

function depthOf(value: unknown): number {
  let level = [value]
  for (let depth = 0; ; depth++) {
    const inner = level.flatMap((one) => (typeof one === 'object' && one !== null ? [one] : []))
    if (inner.length === 0 || depth > 100) return depth
    level = inner.flatMap((one) => Object.values(one) as unknown[])
  }
}
