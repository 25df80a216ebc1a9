import {
  getNamedType,
  GraphQLError,
  isAbstractType,
  isCompositeType,
  isIntrospectionType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'postgraphile/graphql'
import type { Limits } from './limits.ts'
import { likelyRows, ownRows, rowCap } from '../schema/rowCap.ts'

/** A validation rule that refuses an operation that is nested too deep, asks for too much or could be answered too much. */
export function limitRule(limits: Limits) {
  const { maxDepth, maxCost, maxRows, rootFields, planned } = limits
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition({ operation, selectionSet }) {
      const type = context.getSchema().getRootType(operation)
      if (!type) return
      const size = new Sizes(context).of(selectionSet, type, rowsAtRoot)
      const mostPlanned = planned + Math.min(2 * size.mutations, planned)
      const problem =
        (size.depth > maxDepth && `The query is too deep: ${size.depth} levels, at most ${maxDepth}.`) ||
        (size.roots > rootFields &&
          `The query begins with too many fields: ${size.roots}, at most ${rootFields}.`) ||
        (size.planned > mostPlanned &&
          `The query has too many fields: ${size.planned}, at most ${mostPlanned}.`) ||
        (size.cost > maxCost && `The query is too large: ${size.cost} fields, at most ${maxCost}.`) ||
        (size.rows > maxRows && `The query is too large: ${size.rows} rows, at most ${maxRows}.`)
      if (problem) context.reportError(new GraphQLError(problem, { extensions: { code: 'invalid_input' } }))
    },
  })
}

/** The size of a part of a document. */
interface Size {
  depth: number
  /** Fields of the answer, as they are likely. */
  cost: number
  /** Rows of the answer, at the worst. */
  rows: number
  /** Selections on `Query`. */
  roots: number
  /** Selections on `Mutation`. */
  mutations: number
  /** Fields that are planned, each for each type. */
  planned: number
}

/** The rows of a list without a limit, which depend on its position in the document. */
interface Unasked {
  likely: number
  worst: number
}

const rowsAtRoot: Unasked = { likely: rowCap, worst: rowCap }
const rowsInside: Unasked = { likely: likelyRows, worst: ownRows }
const nothing: Size = { depth: 0, cost: 0, rows: 0, roots: 0, mutations: 0, planned: 0 }
const aValue: Size = { depth: 1, cost: 1, rows: 0, roots: 0, mutations: 0, planned: 1 }

class Sizes {
  readonly #context: ValidationContext
  readonly #schema: GraphQLSchema
  readonly #known = new Map<SelectionSetNode, Map<string, Size>>()

  constructor(context: ValidationContext) {
    this.#context = context
    this.#schema = context.getSchema()
  }

  /** The size of a selection on a type; on an abstract type, the sum of the selections on each of its types. */
  of(set: SelectionSetNode, type: GraphQLCompositeType, unasked: Unasked): Size {
    if (isAbstractType(type))
      return sum(this.#schema.getPossibleTypes(type), (one) => this.of(set, one, unasked))
    if (type === this.#schema.getQueryType()) unasked = rowsAtRoot
    const sizes = this.#known.get(set) ?? new Map<string, Size>()
    this.#known.set(set, sizes)
    const key = `${type.name} ${unasked.worst}`
    const known = sizes.get(key)
    if (known) return known
    // A fragment that names itself is refused by another rule; here it must only end.
    sizes.set(key, nothing)
    const size = sum(set.selections, (selection) => this.#selection(selection, type, unasked))
    sizes.set(key, size)
    return size
  }

  #selection(selection: SelectionNode, type: GraphQLObjectType, unasked: Unasked): Size {
    if (selection.kind === Kind.FIELD) return this.#field(selection, type, unasked)
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#context.getFragment(selection.name.value)
    return fragment && this.#applies(fragment, type) ? this.of(fragment.selectionSet, type, unasked) : nothing
  }

  #applies({ typeCondition }: InlineFragmentNode | FragmentDefinitionNode, type: GraphQLObjectType): boolean {
    const condition = typeCondition && this.#schema.getType(typeCondition.name.value)
    return (
      !condition ||
      condition === type ||
      (isAbstractType(condition) && this.#schema.isSubType(condition, type))
    )
  }

  #field(field: FieldNode, type: GraphQLObjectType, unasked: Unasked): Size {
    const begun = {
      roots: type === this.#schema.getQueryType() ? 1 : 0,
      mutations: type === this.#schema.getMutationType() ? 1 : 0,
    }
    const answered = getNamedType(this.#typeOf(field, type))
    if (!field.selectionSet || !isCompositeType(answered)) return { ...aValue, ...begun }
    if (isIntrospectionType(answered)) return { ...this.#introspection(field, answered), ...begun }
    const inner = this.of(field.selectionSet, answered, rowsInside)
    const likely = rowsOf(field, answered, unasked.likely)
    const worst = rowsOf(field, answered, unasked.worst)
    return {
      depth: 1 + inner.depth,
      cost: 1 + likely * inner.cost,
      rows: (isList(answered) ? worst : 0) + worst * inner.rows,
      roots: begun.roots + inner.roots,
      mutations: begun.mutations,
      planned: 1 + inner.planned,
    }
  }

  #typeOf({ name: { value } }: FieldNode, type: GraphQLObjectType) {
    const ofSchema = type === this.#schema.getQueryType() ? aboutSchema[value] : undefined
    return ofSchema ?? type.getFields()[value]?.type
  }

  /** Returns the size of an introspection field: it reads no row and plans nothing, but is answered in one synchronous run. */
  #introspection(field: FieldNode, type: GraphQLNamedType): Size {
    if (!field.selectionSet || !isObjectType(type)) return aValue
    const inner = this.of(field.selectionSet, type, rowsInside)
    const times = averages(this.#schema).get(field.name.value) ?? 1
    return { ...nothing, depth: 1, cost: 1 + times * inner.cost, planned: 1 }
  }
}

const aboutSchema: Record<string, GraphQLOutputType> = {
  __schema: SchemaMetaFieldDef.type,
  __type: TypeMetaFieldDef.type,
}

function sum<Part>(parts: readonly Part[], sizeOf: (part: Part) => Size): Size {
  let total = nothing
  for (const part of parts) {
    const size = sizeOf(part)
    total = {
      depth: Math.max(total.depth, size.depth),
      cost: total.cost + size.cost,
      rows: total.rows + size.rows,
      roots: total.roots + size.roots,
      mutations: total.mutations + size.mutations,
      planned: total.planned + size.planned,
    }
  }
  return total
}

/** A list is a connection: its rows are its nodes. */
const isList = ({ name }: GraphQLNamedType) => name.endsWith('Connection')

/** Rows a field may answer: `first` when it is written out, the cap when it comes from a variable. */
function rowsOf({ arguments: given = [] }: FieldNode, type: GraphQLNamedType, unasked: number): number {
  const limit = given.find(({ name }) => name.value === 'first' || name.value === 'last')
  if (limit?.value.kind === Kind.INT) return Math.min(rowCap, Math.max(1, Number(limit.value.value)))
  if (limit) return rowCap
  return isList(type) ? unasked : 1
}

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, number>>()

/** The average number of items in the lists of introspection, for one type or one field. */
function averages(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const before = known.get(schema)
  if (before) return before
  const types = Object.values(schema.getTypeMap())
  const objects = types.filter(isObjectType)
  const fields = objects.flatMap((type) => Object.values(type.getFields()))
  const args = fields.reduce((count, field) => count + field.args.length, 0)
  const each = Math.ceil(fields.length / objects.length)
  const counts = new Map([
    ['types', types.length],
    ['fields', each],
    ['inputFields', each],
    ['enumValues', each],
    ['possibleTypes', each],
    ['args', Math.ceil(args / fields.length)],
  ])
  known.set(schema, counts)
  return counts
}
