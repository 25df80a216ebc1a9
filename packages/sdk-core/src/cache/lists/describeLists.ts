import { readSelection, type SelectedField } from './readSelection'

/** One list in a query, with the arguments of the query. */
export interface ListDescription {
  /** The name of the list in the answer. */
  name: string
  filter: unknown
  orderBy: unknown
  first: number | undefined
  offset: number
}

const supportedArguments = new Set(['filter', 'orderBy', 'first', 'offset'])

/**
 * The lists at the top of a query that can be kept in sync: every field there whose arguments are a filter, an order and a
 * page at most. Its answer shows if it is a list.
 *
 * Lists inside a record or a fragment, and lists with cursors or conditions, are not supported: they are fetched again.
 */
export function describeLists(text: string, variables: unknown): ListDescription[] {
  const fields = readSelection(text, variables) ?? []
  return fields.flatMap((field) => {
    const description = describe(field)
    return description ? [description] : []
  })
}

function describe({ name, args }: SelectedField): ListDescription | undefined {
  if (Object.keys(args).some((each) => !supportedArguments.has(each))) return undefined
  const { filter, orderBy, first, offset } = args
  if (!isCount(first) || !isCount(offset)) return undefined
  return { name, filter, orderBy, first: first ?? undefined, offset: offset ?? 0 }
}

function isCount(value: unknown): value is number | null | undefined {
  return value === null || value === undefined || (typeof value === 'number' && value >= 0)
}
