import type { FastifyRequest } from 'fastify'

/** The texts of a form or a query. */
export function fieldsOf(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Whether a form came from one of the providers' own pages: the host that is asked is the host it was shown by. */
export function isOwnForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host
}
