import { isObject } from '../cache/entity'
import { readVersion } from '../cache/readVersion'
import type { LiveTable } from '../client/LiveTable'

/** What the platform says over the socket. */
export type Frame =
  | { type: 'authenticated' }
  | { type: 'subscribed'; table: LiveTable; ids: readonly string[] }
  /** Without an id: a list that may be seen has changed. */
  | { type: 'change'; table: LiveTable; id: string | null; version: number | undefined }
  | { type: 'error'; code: string }
  /** Pushes may have been missed. */
  | { type: 'resync' }
  | { type: 'pong' }

// No frame of ours comes near it; parsing what somebody else sends could stop the page.
const longestFrame = 1_000_000

/** Reads a frame; whatever is none is `undefined`. Of which table it speaks matters only to who follows it. */
export function readFrame(data: unknown): Frame | undefined {
  if (typeof data !== 'string' || data.length > longestFrame) return undefined
  const frame = parse(data)
  if (!isObject(frame)) return undefined
  const { type, table, id, ids } = frame
  if (type === 'authenticated' || type === 'pong' || type === 'resync') return { type }
  if (type === 'error') return { type, code: typeof frame.code === 'string' ? frame.code : '' }
  if (!isText(table)) return undefined
  if (type === 'subscribed')
    return { type, table: table as LiveTable, ids: Array.isArray(ids) ? ids.filter(isText) : [] }
  return isText(id) || id === null
    ? { type: 'change', table: table as LiveTable, id, version: readVersion(frame.version) }
    : undefined
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
