const base = 'http://capstan.invalid'
// A page to return to is never one that signs out, changes the account, or is not a page at all.
const refusedPrefix = /^\/(authenticate|api|wss|sandbox|integration)(\/|$)/i
// eslint-disable-next-line no-control-regex -- control characters and what is drawn as nothing: browsers skip some of them
const invisible = /[\u0000-\u001f\u007f-\u009f\u00ad\u2028\u2029\u200b-\u200f\ufeff]/
const longest = 2000

/**
 * The path to return to after sign-in, or nothing when it is not plainly a page of this origin.
 *
 * What is refused is dropped, never repaired: a person who followed a doctored link lands on their home page.
 */
export function safeNext(text: string | null | undefined): string | undefined {
  if (!text || text.length > longest || invisible.test(text)) return undefined
  const path = text.split(/[?#]/, 1)[0] ?? ''
  const readings = readingsOf(path)
  if (!readings?.every(isPage)) return undefined
  const url = new URL(text, base)
  return url.pathname + url.search + url.hash
}

/** A path as it is written, and as it reads after every decoding something on its way might do; none if it never ends. */
function readingsOf(path: string): string[] | undefined {
  const readings = [path]
  for (let round = 0; round < 5; round++) {
    const last = readings.at(-1) ?? ''
    const next = decoded(last)
    if (next === undefined) return undefined
    if (next === last) return readings
    readings.push(next)
  }
  return undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function isPage(path: string): boolean {
  if (!staysHere(path)) return false
  const url = URL.parse(path, base)
  return url?.origin === base && staysHere(url.pathname) && !refusedPrefix.test(url.pathname)
}

function staysHere(path: string): boolean {
  // Characters that look like slashes become slashes in some normalisations.
  const plain = path.normalize('NFKC').replace(/[⁄∕⧸]/g, '/').replace(/[∖⧵⧹]/g, '\\')
  return plain.startsWith('/') && !plain.startsWith('//') && !plain.includes('\\') && !invisible.test(plain)
}
