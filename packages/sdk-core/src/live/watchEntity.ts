import type { Capstan } from '../Capstan'
import type { LiveTable } from './LiveTable'

/**
 * Keeps a record up to date in every cached answer, or without an id the lists of a table, until the returned function
 * is called.
 */
export function watchEntity({ live }: Capstan, table: LiveTable, id?: string): () => void {
  return live.subscribe(table, id === undefined ? [] : [id])
}
