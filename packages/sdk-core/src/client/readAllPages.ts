/** One page of a list. */
export interface Page {
  first: number
  offset: number
}

const pageSize = 1000

/** Reads a list page by page to its end. */
export async function readAllPages<T>(
  readPage: (page: Page) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const rows: T[] = []
  let page: readonly T[]
  do {
    page = await readPage({ first: pageSize, offset: rows.length })
    rows.push(...page)
  } while (page.length === pageSize)
  return rows
}
