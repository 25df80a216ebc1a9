// The addresses of pages, as the server and the host app both read them: neither may be less strict than the other. It runs in
// browsers too, and imports nothing.

/** Below these the platform answers, or nothing does; every other address is a page of the app's. */
export const platformPrefixes = [
  'api',
  'wss',
  'content',
  'stack',
  'sandbox',
  'authenticate',
  'integration',
  'packages',
  'healthz',
]

const belowPrefix = new RegExp(`^/(${platformPrefixes.join('|')})(/|$)`, 'i')

/** Returns true when a path belongs to the platform's server rather than to the app. */
export function belongsToPlatform(path: string): boolean {
  return belowPrefix.test(path)
}

const homes: Readonly<Record<string, string>> = {
  issuer: '/dashboard',
  broker: '/dashboard',
  agent: '/distributions',
  ats: '/securities',
  investor: '/portfolio',
  admin: '/admin/',
}

/** Returns the home of an account type, which is also where it is redirected from pages of other types. */
export function homeOf(accountType: string): string {
  return homes[accountType] ?? '/'
}

/** Any origin works: the check is if a path leaves it. */
const base = 'https://capstan.invalid'
// eslint-disable-next-line no-control-regex -- control characters and what is drawn as nothing: browsers skip some of them
const invisible = /[\u0000-\u001f\u007f-\u009f\u00ad\u2028\u2029\u200b-\u200f\ufeff]/
const longest = 2000
const mostDecodings = 5

/**
 * Returns the path to return to after sign-in, or nothing when it is not plainly a page of this origin.
 *
 * A path begins with one slash, contains no backslash and no invisible character, and is still such a path however often it is
 * decoded. Sign-in itself is no page to return to. An unsafe path is dropped and never repaired: a person who followed a forged
 * link lands on their home page.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next || next.length > longest || invisible.test(next) || next.includes('\\')) return undefined
  const path = next.split(/[?#]/, 1)[0] ?? ''
  if (!decodings(path)?.every(isPage)) return undefined
  const url = new URL(next, base)
  return url.pathname + url.search + url.hash
}

/** Returns a path as it is written, and as it reads after each decoding; nothing when it cannot be decoded to its end. */
function decodings(path: string): string[] | undefined {
  const readings = [path]
  for (let last = path; readings.length <= mostDecodings; readings.push(last)) {
    const next = decoded(last)
    if (next === undefined) return undefined
    if (next === last) return readings
    last = next
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
  if (!staysHere(path) || !URL.canParse(path, base)) return false
  const { origin, pathname } = new URL(path, base)
  return (
    origin === base && staysHere(pathname) && !belongsToPlatform(pathname) && !/^\/login\/?$/i.test(pathname)
  )
}

function staysHere(path: string): boolean {
  // Characters that look like slashes become slashes in some normalisations.
  const plain = path.normalize('NFKC').replace(/[⁄∕⧸]/g, '/').replace(/[∖⧵⧹]/g, '\\')
  return plain.startsWith('/') && !plain.startsWith('//') && !plain.includes('\\') && !invisible.test(plain)
}
