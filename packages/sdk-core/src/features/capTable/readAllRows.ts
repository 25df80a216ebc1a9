import { rowsOf } from '../../client/records/answers'

/** A page of a list that the platform works out again each time it is asked. */
interface Page<Row> {
  nodes: readonly (Row | null)[]
}

// As many as the platform answers at once.
const pageSize = 1000

/**
 * Reads all rows of a list without cursors, in its order. A row that moves between pages while they are read keeps its first
 * place; the change event of the move then causes a new read.
 */
export async function readAllRows<Row extends { id: string | null }>(
  ask: (page: { first: number; offset: number }) => Promise<Page<Row> | null>,
): Promise<Row[]> {
  const rows = new Map<string | null, Row>()
  for (let offset = 0; ; offset += pageSize) {
    const page = rowsOf(await ask({ first: pageSize, offset }))
    for (const row of page) if (!rows.has(row.id)) rows.set(row.id, row)
    if (page.length < pageSize) return [...rows.values()]
  }
}
