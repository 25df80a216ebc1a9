import { isObject } from '../../cache/entity'
import { readVersion } from '../../cache/readVersion'
import type { RecordChange, RecordChanges } from '../../cache/rows/RecordChange'
import type { LiveTable } from '../../client/records/LiveTable'

/** A frame received from the platform. */
export type Frame =
  | { type: 'authenticated' }
  /**
   * To the records with these ids, or without any to the lists of the table. `changes`: the changes since the requested time;
   * without it, anything may have changed.
   */
  | { type: 'subscribed'; table: LiveTable; ids: readonly string[]; changes?: RecordChanges }
  /** A record, or with the id null those in `changes`, have changed; without `changes`, any of the table may have. */
  | {
      type: 'change'
      table: LiveTable
      id: string | null
      version: number | undefined
      changes?: RecordChanges
    }
  | { type: 'error'; code: string }
  /** Pushes may have been missed. */
  | { type: 'resync' }
  | { type: 'pong' }

// Far longer than any frame of the platform; parsing a huge text would block the page.
const maxFrameLength = 1_000_000

/** Reads a frame; `undefined` for anything else. A table with an unknown name is kept: it has no followers. */
export function readFrame(data: unknown): Frame | undefined {
  if (typeof data !== 'string' || data.length > maxFrameLength) return undefined
  const frame = parse(data)
  if (!isObject(frame)) return undefined
  const { type, table, id, ids, unseen } = frame
  if (type === 'authenticated' || type === 'pong' || type === 'resync') return { type }
  if (type === 'error') return { type, code: typeof frame.code === 'string' ? frame.code : '' }
  if (!isText(table)) return undefined
  if (type === 'subscribed') {
    const changes = readChanges(frame.rows)
    const read = { table: table as LiveTable, ids: [...textsOf(ids), ...textsOf(unseen)] }
    return { type, ...read, ...(changes && { changes }) }
  }
  if (!isText(id) && id !== null) return undefined
  const version = readVersion(frame.version)
  const changes =
    id === null
      ? readChanges(frame.rows)
      : new Map([[id, { version: version ?? 0, isGone: frame.gone === 1 }]])
  return { type: 'change', table: table as LiveTable, id, version, ...(changes && { changes }) }
}

/**
 * `[[id, version], [id, version, 1], [id, version, 0]]`, where 1 says that the record is gone and 0 that it may be new to the
 * account; `undefined` for anything else.
 */
function readChanges(rows: unknown): RecordChanges | undefined {
  if (!Array.isArray(rows)) return undefined
  const read = new Map<string, RecordChange>()
  for (const row of rows as unknown[]) {
    if (!Array.isArray(row) || !isText(row[0])) return undefined
    const announced = { version: readVersion(row[1]) ?? 0, isGone: row[2] === 1 }
    read.set(row[0], row[2] === 0 ? { ...announced, isNew: true } : announced)
  }
  return read
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter(isText) : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
