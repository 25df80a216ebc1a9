import { readSelection, type Field } from './readSelection'

/** One list that a query asks for, in the words of the query. */
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
 * The lists at the top of a query that can be kept in step: those whose arguments are a filter, an order and a page.
 *
 * A list inside a record, with cursors, conditions or a fragment in the way is not among them, and is asked again instead.
 */
export function describeLists(text: string, variables: unknown): ListDescription[] {
  const fields = readSelection(text, variables) ?? []
  return fields.flatMap((field) => {
    const description = describe(field)
    return description ? [description] : []
  })
}

function describe({ name, args }: Field): ListDescription | undefined {
  if (Object.keys(args).some((each) => !supportedArguments.has(each))) return undefined
  const { filter, orderBy, first, offset } = args
  if (!isCount(first) || !isCount(offset)) return undefined
  return { name, filter, orderBy, first: first ?? undefined, offset: offset ?? 0 }
}

function isCount(value: unknown): value is number | null | undefined {
  return value === null || value === undefined || (typeof value === 'number' && value >= 0)
}
