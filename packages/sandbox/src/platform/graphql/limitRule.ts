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
import { ownRows, rowCap } from './schema/rowCap.ts'

export interface Limits {
  /** How deep fields may nest. */
  maxDepth: number
  /** How many fields an answer may hold, counting a list as the most rows it may answer. */
  maxCost: number
}

/** A validation rule that refuses what is nested too deep or could answer too much. */
export function limitRule({ maxDepth, maxCost }: Limits) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const { depth, cost } = new Sizes(context).of(operation.selectionSet)
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

  of(set: SelectionSetNode): Size {
    const parts = set.selections.map((selection) => this.#selection(selection))
    return {
      depth: Math.max(0, ...parts.map(({ depth }) => depth)),
      cost: parts.reduce((sum, { cost }) => sum + cost, 0),
    }
  }

  #selection(selection: SelectionNode): Size {
    if (selection.kind === Kind.FIELD) return this.#field(selection)
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.of(selection.selectionSet)
    const fragment = this.#context.getFragment(selection.name.value)
    return fragment ? this.#fragment(fragment) : { depth: 0, cost: 0 }
  }

  #field(field: FieldNode): Size {
    if (!field.selectionSet || field.name.value.startsWith('__')) return { depth: 1, cost: 1 }
    const inner = this.of(field.selectionSet)
    return { depth: 1 + inner.depth, cost: 1 + rowsOf(field) * inner.cost }
  }

  #fragment(fragment: FragmentDefinitionNode): Size {
    const known = this.#known.get(fragment)
    if (known) return known
    // A fragment that names itself is refused by another rule; here it must only end.
    this.#known.set(fragment, { depth: 0, cost: 0 })
    const size = this.of(fragment.selectionSet)
    this.#known.set(fragment, size)
    return size
  }
}

/** Rows the field may answer: `first` when it is written out, the cap when it comes from a variable. */
function rowsOf(field: FieldNode): number {
  const limit = field.arguments?.find(({ name }) => name.value === 'first' || name.value === 'last')
  if (limit?.value.kind === Kind.INT) return Math.min(rowCap, Math.max(1, Number(limit.value.value)))
  if (limit) return rowCap
  return holdsRows(field) ? ownRows : 1
}

function holdsRows({ selectionSet }: FieldNode): boolean {
  return !!selectionSet?.selections.some(
    (inner) => inner.kind === Kind.FIELD && (inner.name.value === 'nodes' || inner.name.value === 'edges'),
  )
}
