import { belongsToServer } from './authentication'

/** Any origin works: the check is if a path leaves it. */
const origin = 'https://capstan.invalid'

/**
 * The path a deep link asks to return to after sign-in, or nothing when it is not a plain path of this app.
 *
 * A path of the same origin only: one slash, then no slash, no backslash, no control character, before and after the
 * browser has read it, and however often what lies behind a percent sign is read. Sign-in itself is no place to
 * return to.
 */
export function safeNext(next: string | null): string | undefined {
  if (!next || !isPlainPath(next)) return undefined
  const url = new URL(next, origin)
  const path = url.pathname + url.search + url.hash
  if (url.origin !== origin || !isPlainPath(path) || !staysPlain(url.pathname)) return undefined
  return belongsToServer(url.pathname) || url.pathname === '/login' ? undefined : path
}

/** `path` with the place to return to, when that is a place to return to. */
export function withNext(path: string, next: string): string {
  const safe = safeNext(next)
  return safe && safe !== '/' ? `${path}?next=${encodeURIComponent(safe)}` : path
}

function isPlainPath(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop control characters from addresses, so `/\t/host` is `//host`
  return /^\/(?![/\\])/.test(path) && !/[\\\u0000-\u001f\u007f]/.test(path)
}

/** Returns true when a path stays plain after repeated decoding, up to a limit of rounds. */
function staysPlain(path: string, rounds = 5): boolean {
  if (rounds === 0 || !isPlainPath(path)) return false
  const decoded = decode(path)
  return decoded === path || (decoded !== undefined && staysPlain(decoded, rounds - 1))
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
