import type { LiveTable } from '../client/LiveTable'

/** Puts what belongs to one table together, at most so many at a time. */
export function batchesByTable<T extends { table: LiveTable }>(all: readonly T[], size: number): T[][] {
  const open = new Map<LiveTable, T[]>()
  const batches: T[][] = []
  for (const each of all) {
    const batch = open.get(each.table)
    if (batch && batch.length < size) batch.push(each)
    else {
      const next = [each]
      open.set(each.table, next)
      batches.push(next)
    }
  }
  return batches
}
