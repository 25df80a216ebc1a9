/** The origins in a text, one a line or after a comma, in the form in which browsers send them; each once. */
export function readKeyOrigins(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/).flatMap((word) => (word ? [tidyOrigin(word)] : [])))]
}

/** Returns true when a key may name an origin: https, or this computer, where `:*` means any port. */
export function isKeyOrigin(origin: string): boolean {
  return origin.length <= 300 && (secure.test(origin) || local.test(origin))
}

const label = '[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?'
const secure = new RegExp(`^https://(${label}\\.)*${label}(:[1-9]\\d{0,4})?$`)
const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:([1-9]\d{0,4}|\*))?$/

/** As a browser writes it: lower case, no usual port, no final slash. Any longer address is returned unchanged. */
function tidyOrigin(text: string): string {
  try {
    const { origin, pathname, search, hash, username, password } = new URL(text)
    return origin === 'null' || pathname + search + hash + username + password !== '/' ? text : origin
  } catch {
    return text.toLowerCase()
  }
}
