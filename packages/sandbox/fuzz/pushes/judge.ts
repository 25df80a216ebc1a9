import type { Frame } from '../../src/testing/aSocket.ts'
import type { Rows } from './reader.ts'
import type { Watcher } from './Watcher.ts'

/** The frames a watcher received, and what it could read before and after. */
export interface Case {
  watcher: Watcher
  frames: readonly Frame[]
  /** Every row, with its version. */
  all: { before: Rows; after: Rows }
  /** The rows they see, with whatever is known of them. */
  seen: { before: Rows; after: Rows }
  /** How many changes one transaction made: a row it changed twice has a version between that nobody read. */
  changes: number
}

/** Returns the errors in the frames that a watcher received. */
export function judge({ watcher, frames, all, seen, changes }: Case): string[] {
  const told = readFrames(frames)
  const defects = [...told.strange]
  const changed = (row: string) =>
    all.before.get(row) !== all.after.get(row) || seen.before.get(row) !== seen.after.get(row)
  const wasSeen = (row: string) => seen.before.has(row) || seen.after.has(row)

  for (const [row, word] of [...told.rows, ...told.watched]) {
    if (!wasSeen(row)) defects.push(`was told of ${row}, which they see neither before nor after`)
    else if (word.gone && seen.after.has(row)) defects.push(`was told that ${row} is gone, and sees it`)
    else if (!word.gone && !seen.after.has(row))
      defects.push(`was told a version of ${row}, of which they lost sight`)
  }
  for (const [row, { gone, version }] of told.rows)
    if (gone && version > Number(all.before.get(row) ?? Infinity) + changes - 1)
      defects.push(`was told version ${version} of ${row}, which they could never read`)
  for (const row of new Set([...seen.before.keys(), ...seen.after.keys()])) {
    if (!changed(row)) continue
    const table = row.slice(0, row.indexOf(' '))
    if (!told.rows.has(row) && !told.any.has(table))
      defects.push(`was not told of ${row}${difference(seen.before.get(row), seen.after.get(row))}`)
    if (watcher.watched.has(row) && !told.watched.has(row))
      defects.push(`watches ${row} and was not told of it`)
  }
  return defects
}

/** Returns the first difference between two states of a row. */
function difference(before = '', after = ''): string {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  return `, which showed …${before.slice(Math.max(0, at - 60), at + 60)}, and now …${after.slice(Math.max(0, at - 60), at + 60)}`
}

interface Word {
  version: number
  gone: boolean
}

/** The last word on each row. */
function readFrames(frames: readonly Frame[]) {
  const told = {
    rows: new Map<string, Word>(),
    watched: new Map<string, Word>(),
    any: new Set<string>(),
    strange: [] as string[],
  }
  for (const frame of frames) {
    const { table, id, version, rows, gone, ...rest } = frame
    if (typeof table !== 'string' || Object.keys(rest).length > 0)
      told.strange.push(`was told ${JSON.stringify(frame)}`)
    else if (typeof id === 'string')
      told.watched.set(`${table} ${id}`, { version: Number(version), gone: gone === 1 })
    else if (rows === undefined) told.any.add(table)
    else
      for (const [row, at, isGone] of rows as [string, number, 1?][])
        told.rows.set(`${table} ${row}`, { version: at, gone: isGone === 1 })
  }
  return told
}
