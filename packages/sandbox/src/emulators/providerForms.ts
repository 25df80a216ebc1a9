import type { FastifyRequest } from 'fastify'

/** The texts of a form or a query. */
export function fieldsOf(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Returns true when a form came from a provider's own page: its origin has the host that receives the request. */
export function isOwnForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host
}
