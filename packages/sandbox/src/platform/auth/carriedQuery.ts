import { safeNext } from './pagePaths.ts'

/** Returns the query of an address for the next page of the sign-in flow, without an unsafe `next`. */
export function carriedQuery(url: string): string {
  const from = url.indexOf('?')
  if (from < 0) return ''
  const query = new URLSearchParams(url.slice(from))
  const next = onlyNext(query)
  query.delete('next')
  if (next) query.set('next', next)
  const text = query.toString()
  return text && `?${text}`
}

/** The `next` of an address when it has exactly one and it is safe. */
export function nextOf(url: string): string | undefined {
  const from = url.indexOf('?')
  return from < 0 ? undefined : onlyNext(new URLSearchParams(url.slice(from)))
}

function onlyNext(query: URLSearchParams): string | undefined {
  const all = query.getAll('next')
  return all.length === 1 ? safeNext(all[0]) : undefined
}
