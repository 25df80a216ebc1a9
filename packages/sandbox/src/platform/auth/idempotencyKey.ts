import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isId } from './membership.ts'
import { invalidRequest } from '../http/errors/httpError.ts'

/** The key under which a write must happen once, if the caller named one. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw invalidRequest('Idempotency-Key must be 1 to 200 printable characters without spaces.')
}

/** The bulk operation that the mutations of a request belong to, if the caller named one. */
export function bulkOperationOf(headers: IncomingHttpHeaders): string | undefined {
  const id = headers['x-capstan-bulk-operation']
  if (id === undefined) return undefined
  if (typeof id === 'string' && isId(id)) return id
  throw invalidRequest('X-Capstan-Bulk-Operation must be the id of a bulk operation.')
}

/** Returns the SHA-256 of a JSON body, which does not depend on the order of its members. */
export function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body, sortMembers) ?? '')
    .digest('hex')
}

function sortMembers(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
