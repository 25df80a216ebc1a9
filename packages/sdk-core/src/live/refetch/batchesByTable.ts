import type { LiveTable } from '../../client/records/LiveTable'

/** Groups records by table, in batches of at most `size`. */
export function batchesByTable<T extends { table: LiveTable }>(records: readonly T[], size: number): T[][] {
  const open = new Map<LiveTable, T[]>()
  const batches: T[][] = []
  for (const record of records) {
    const batch = open.get(record.table)
    if (batch && batch.length < size) batch.push(record)
    else {
      const next = [record]
      open.set(record.table, next)
      batches.push(next)
    }
  }
  return batches
}
