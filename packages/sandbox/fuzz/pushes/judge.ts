import type { Frame } from '../../src/testing/server/aSocket.ts'
import type { Rows } from './reader.ts'
import type { Watcher } from './Watcher.ts'

/** The frames a watcher received, and what it could read before and after. */
export interface Case {
  watcher: Watcher
  frames: readonly Frame[]
  /** Every row, with its version. */
  all: { before: Rows; after: Rows }
  /** The rows they see, with all their known fields. */
  seen: { before: Rows; after: Rows }
  /** How many changes one transaction made: a row it changed twice has a version between that was never read. */
  changes: number
}

/** Returns the errors in the frames that a watcher received. */
export function judge({ watcher, frames, all, seen, changes }: Case): string[] {
  const received = readFrames(frames)
  const defects = [...received.strange]
  const changed = (row: string) =>
    all.before.get(row) !== all.after.get(row) || seen.before.get(row) !== seen.after.get(row)
  const wasSeen = (row: string) => seen.before.has(row) || seen.after.has(row)

  for (const [row, word] of [...received.rows, ...received.watched]) {
    if (!wasSeen(row)) defects.push(`received ${row}, which they see neither before nor after`)
    else if (word.gone && seen.after.has(row)) defects.push(`received that ${row} is gone, and sees it`)
    else if (!word.gone && !seen.after.has(row))
      defects.push(`received a version of ${row}, which they no longer see`)
  }
  for (const [row, { gone, version }] of received.rows)
    if (gone && version > Number(all.before.get(row) ?? Infinity) + changes - 1)
      defects.push(`received version ${version} of ${row}, which they could never read`)
  for (const row of new Set([...seen.before.keys(), ...seen.after.keys()])) {
    if (!changed(row)) continue
    const table = row.slice(0, row.indexOf(' '))
    if (!received.rows.has(row) && !received.any.has(table))
      defects.push(`did not receive ${row}${difference(seen.before.get(row), seen.after.get(row))}`)
    if (watcher.watched.has(row) && !received.watched.has(row))
      defects.push(`watches ${row} and did not receive it`)
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
  const received = {
    rows: new Map<string, Word>(),
    watched: new Map<string, Word>(),
    any: new Set<string>(),
    strange: [] as string[],
  }
  for (const frame of frames) {
    const { table, id, version, rows, gone, ...rest } = frame
    if (typeof table !== 'string' || Object.keys(rest).length > 0)
      received.strange.push(`received ${JSON.stringify(frame)}`)
    else if (typeof id === 'string')
      received.watched.set(`${table} ${id}`, { version: Number(version), gone: gone === 1 })
    else if (rows === undefined) received.any.add(table)
    else
      for (const [row, at, isGone] of rows as [string, number, 1?][])
        received.rows.set(`${table} ${row}`, { version: at, gone: isGone === 1 })
  }
  return received
}
