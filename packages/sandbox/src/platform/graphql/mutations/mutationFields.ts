import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'postgraphile/graphql'

/** A mutation of a request: the name it is answered under, and the field. */
export interface MutationField {
  answerName: string
  field: string
  /** The variable of its input; undefined when the input is a literal. */
  inputVariable?: string
}

/** The mutations of a request, in the order in which they run; nothing when the request is a query. */
export function mutationFields(
  document: DocumentNode,
  operationName?: string | null,
): MutationField[] | undefined {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.MUTATION) return undefined
  const fields = new Map<string, MutationField>()
  collect(operation.selectionSet, fragmentsOf(document), fields)
  return [...fields.values()].filter(({ field }) => field !== '__typename')
}

/** Returns true when each mutation of the request answers its `clientMutationId` and nothing else, without fragments or directives. */
export function answersOnlyClientIds(document: DocumentNode, operationName?: string | null): boolean {
  const selections = getOperationAST(document, operationName)?.selectionSet.selections ?? []
  const names = new Set(
    selections.map((field) => field.kind === Kind.FIELD && (field.alias ?? field.name).value),
  )
  return names.size === selections.length && selections.every(isOnlyClientId)
}

function isOnlyClientId(mutation: SelectionNode): boolean {
  if (mutation.kind !== Kind.FIELD || mutation.directives?.length) return false
  const [answer, ...others] = mutation.selectionSet?.selections ?? []
  return (
    others.length === 0 &&
    answer?.kind === Kind.FIELD &&
    answer.name.value === 'clientMutationId' &&
    !answer.alias &&
    !answer.directives?.length
  )
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
}

function collect(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  fields: Map<string, MutationField>,
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const answerName = selection.alias?.value ?? selection.name.value
      if (fields.has(answerName)) continue
      const inputVariable = inputVariableOf(selection)
      fields.set(answerName, {
        ...{ answerName, field: selection.name.value },
        ...(inputVariable !== undefined && { inputVariable }),
      })
    } else {
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
      if (inner) collect(inner.selectionSet, fragments, fields)
    }
  }
}

function inputVariableOf({ arguments: given = [] }: FieldNode): string | undefined {
  const input = given.find(({ name }) => name.value === 'input')?.value
  return input?.kind === Kind.VARIABLE ? input.name.value : undefined
}
