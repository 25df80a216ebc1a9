import {
  type FieldNode,
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  type SelectionSetNode,
} from 'graphql'

/**
 * Returns the paths that `@sends(columns:)` permits. In a filter, each column as `filter:amount`, compared with any operator and
 * within any `and` and `or`, which reveal no more of it; in an order, its two words.
 */
export function columnPaths(type: GraphQLInputType, columns: SelectionSetNode, at: string): string[] {
  const named = getNamedType(type)
  if (!isEnumType(named))
    return comparedPaths(type, columns).map((path) => `${at.replace(/\.(and|or)$/, '')}:${path}`)
  return columns.selections.flatMap((each) =>
    ['ASC', 'DESC'].map((direction) => {
      const word = `${inCapitals((each as FieldNode).name.value)}_${direction}`
      if (!named.getValue(word))
        throw new Error(`@sends names a column that ${named.name} does not sort by: ${word}.`)
      return `${at}=${word}`
    }),
  )
}

function comparedPaths(type: GraphQLInputType, { selections }: SelectionSetNode): string[] {
  const named = getNamedType(type)
  return (selections as readonly FieldNode[]).flatMap(({ name, selectionSet }) => {
    const member = isInputObjectType(named) ? named.getFields()[name.value] : undefined
    if (!member) throw new Error(`@sends names ${name.value}, which ${named.name} does not have.`)
    return selectionSet
      ? comparedPaths(member.type, selectionSet).map((path) => `${name.value}.${path}`)
      : [name.value]
  })
}

const inCapitals = (field: string) => field.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()
