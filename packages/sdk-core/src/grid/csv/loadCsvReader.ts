import type { readCsv } from './readCsv'

/**
 * Loads `readCsv`, 2 kB on the wire: call it when a user is about to choose a file.
 *
 * It reads RFC 4180 strictly: a file is taken whole, or everything that is wrong with it is said, by row.
 */
export async function loadCsvReader(): Promise<typeof readCsv> {
  return (await import('./readCsv')).readCsv
}
