import { isId } from '../../auth/membership.ts'
import { nestsTooDeep } from '../../http/readJson.ts'

/** A frame that a client may send. */
export type ClientFrame =
  | { type: 'ping' }
  | { type: 'authenticate'; token: string; account?: string }
  | { type: 'subscribe' | 'unsubscribe'; table: string; ids: string[]; isList: boolean; since?: number }

/** The error of an invalid frame. */
export interface FrameError {
  type: 'error'
  code: string
  message: string
}

/** Ids one frame may name; none at all stands for the rows an account owns. */
export const maxIds = 200

const error = (code: string, message: string): FrameError => ({ type: 'error', code, message })

/** Parses a frame about the tables that can be watched, or returns the problem. */
export function readFrame(text: string, tables: ReadonlyMap<string, unknown>): ClientFrame | FrameError {
  const frame = parsed(text)
  if (frame?.type === 'ping') return { type: 'ping' }
  if (frame?.type === 'authenticate') return readAuthenticate(frame)
  if (frame?.type === 'subscribe' || frame?.type === 'unsubscribe')
    return readSubscription(frame.type, frame, tables)
  return error(
    'invalid_input',
    'A frame is a JSON object with a type: ping, authenticate, subscribe or unsubscribe.',
  )
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    if (nestsTooDeep(text)) return undefined
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function readAuthenticate({ token, account }: Record<string, unknown>): ClientFrame | FrameError {
  if (typeof token !== 'string') return error('invalid_input', 'authenticate needs a token.')
  return {
    type: 'authenticate',
    token,
    account: typeof account === 'string' ? account.toLowerCase() : undefined,
  }
}

function readSubscription(
  type: 'subscribe' | 'unsubscribe',
  { table, ids, since }: Record<string, unknown>,
  tables: ReadonlyMap<string, unknown>,
): ClientFrame | FrameError {
  if (typeof table !== 'string' || !tables.has(table))
    return error('unknown_table', `table must be one of ${[...tables.keys()].join(', ')}.`)
  if (!Array.isArray(ids) || ids.length > maxIds) {
    return error('invalid_input', `ids must be a list of at most ${maxIds} ids.`)
  }
  // A text that is not an id matches no row, just like an unknown id; only an empty list stands for the whole table.
  const rows = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))]
  const age = typeof since === 'number' && since >= 0 ? { since } : {}
  return { type, table, ids: rows, isList: ids.length === 0, ...age }
}
