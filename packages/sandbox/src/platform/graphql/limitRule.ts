import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'postgraphile/graphql'
import { likelyRows, rowCap } from './schema/rowCap.ts'

export interface Limits {
  /** How deep fields may nest. */
  maxDepth: number
  /**
   * How many fields an answer may hold. A list counts as the most rows it may answer; one inside a row, that is not told
   * how many, as those that rows are likely to have: a thousand rows with a full list each are nobody's page.
   */
  maxCost: number
}

/** A validation rule that refuses what is nested too deep or could answer too much. */
export function limitRule({ maxDepth, maxCost }: Limits) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const { depth, cost } = new Sizes(context).of(operation.selectionSet, rowCap)
      if (depth > maxDepth)
        context.reportError(tooMuch(`The query is too deep: ${depth} levels, at most ${maxDepth}.`))
      if (cost > maxCost)
        context.reportError(tooMuch(`The query is too large: ${cost} fields, at most ${maxCost}.`))
    },
  })
}

function tooMuch(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'invalid_input' } })
}

interface Size {
  depth: number
  cost: number
}

class Sizes {
  readonly #context: ValidationContext
  readonly #known = new Map<FragmentDefinitionNode, Size>()

  constructor(context: ValidationContext) {
    this.#context = context
  }

  /** What a list answers that is not told how many depends on where it stands. */
  of(set: SelectionSetNode, unasked = likelyRows): Size {
    const parts = set.selections.map((selection) => this.#selection(selection, unasked))
    return {
      depth: Math.max(0, ...parts.map(({ depth }) => depth)),
      cost: parts.reduce((sum, { cost }) => sum + cost, 0),
    }
  }

  #selection(selection: SelectionNode, unasked: number): Size {
    if (selection.kind === Kind.FIELD) return this.#field(selection, unasked)
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.of(selection.selectionSet, unasked)
    const fragment = this.#context.getFragment(selection.name.value)
    return fragment ? this.#fragment(fragment, unasked) : { depth: 0, cost: 0 }
  }

  #field(field: FieldNode, unasked: number): Size {
    if (!field.selectionSet || field.name.value.startsWith('__')) return { depth: 1, cost: 1 }
    // The query in a query begins anew, and so do its lists.
    const inner = this.of(field.selectionSet, field.name.value === 'query' ? rowCap : likelyRows)
    return { depth: 1 + inner.depth, cost: 1 + this.#rowsOf(field, unasked) * inner.cost }
  }

  #fragment(fragment: FragmentDefinitionNode, unasked: number): Size {
    const known = this.#known.get(fragment)
    if (known) return known
    // A fragment that names itself is refused by another rule; here it must only end.
    this.#known.set(fragment, { depth: 0, cost: 0 })
    const size = this.of(fragment.selectionSet, unasked)
    this.#known.set(fragment, size)
    return size
  }

  /** Rows the field may answer: `first` when it is written out, the cap when it comes from a variable. */
  #rowsOf({ arguments: given = [], selectionSet }: FieldNode, unasked: number): number {
    const limit = given.find(({ name }) => name.value === 'first' || name.value === 'last')
    if (limit?.value.kind === Kind.INT) return Math.min(rowCap, Math.max(1, Number(limit.value.value)))
    if (limit) return rowCap
    return this.#holdsRows(selectionSet) ? unasked : 1
  }

  #holdsRows(set: SelectionSetNode | undefined, seen = new Set<string>()): boolean {
    return !!set?.selections.some((inner) => {
      if (inner.kind === Kind.FIELD) return inner.name.value === 'nodes' || inner.name.value === 'edges'
      if (inner.kind === Kind.INLINE_FRAGMENT) return this.#holdsRows(inner.selectionSet, seen)
      const { value } = inner.name
      if (seen.has(value)) return false
      return this.#holdsRows(this.#context.getFragment(value)?.selectionSet, seen.add(value))
    })
  }
}
