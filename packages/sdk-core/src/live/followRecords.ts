import type { LiveTable } from '../client/records/LiveTable'
import type { Live } from './Live'

/**
 * Keeps a record up to date in every cached answer, or without an id the lists of a table, until the returned function
 * is called.
 */
export function followRecords({ live }: { live: Live }, table: LiveTable, id?: string): () => void {
  return live.subscribe(table, id === undefined ? [] : [id])
}
