import { CapstanError } from '../../errors/CapstanError'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns true when a text has the form of a record's id. */
export function isRecordId(text: string): boolean {
  return uuid.test(text)
}

/** Refuses an id no record can have, without asking the platform: an address bar may hold anything. */
export function checkRecordId(id: unknown): asserts id is string {
  if (typeof id === 'string' && isRecordId(id)) return
  throw new CapstanError('not_found', { details: { id } })
}
