import {
  Kind,
  visit,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** The fields of a selection, those of its fragments among them. */
export function fieldsIn(selection: SelectionSetNode | undefined, document: DocumentNode): FieldNode[] {
  return (selection?.selections ?? []).flatMap((each) => {
    if (each.kind === Kind.FIELD) return [each]
    const inner =
      each.kind === Kind.INLINE_FRAGMENT
        ? each.selectionSet
        : fragmentOf(each.name.value, document)?.selectionSet
    return fieldsIn(inner, document)
  })
}

/** Returns the selection of the nodes of a connection. */
export function nodesOf(connection: FieldNode, document: DocumentNode): SelectionSetNode | undefined {
  return fieldsIn(connection.selectionSet, document).find(({ name }) => name.value === 'nodes')?.selectionSet
}

/** The fragments that a node spreads, and those that they spread. */
export function fragmentsIn(node: ASTNode, document: DocumentNode): FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>()
  const collect = (inside: ASTNode) => {
    visit(inside, {
      FragmentSpread({ name }) {
        const fragment = fragmentOf(name.value, document)
        if (!fragment || found.has(fragment)) return
        found.add(fragment)
        collect(fragment)
      },
    })
  }
  collect(node)
  return [...found]
}

/** The names of the variables that stand in some nodes. */
export function variablesIn(nodes: readonly (ASTNode | undefined)[]): Set<string> {
  const names = new Set<string>()
  for (const node of nodes) if (node) visit(node, { Variable: ({ name }) => void names.add(name.value) })
  return names
}

function fragmentOf(name: string, { definitions }: DocumentNode): FragmentDefinitionNode | undefined {
  return definitions.find(
    (each): each is FragmentDefinitionNode =>
      each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name,
  )
}
