const base = 'http://capstan.invalid'
// A page to return to is never one that signs out, changes the account, or is not a page at all.
const refusedPrefix = /^\/(authenticate|api|wss|sandbox)(\/|$)/i

/** The text as it reads after being decoded as often as anything on its way might decode it. */
function fullyDecoded(text: string): string | undefined {
  let current = text
  for (let round = 0; round < 5; round++) {
    let decoded: string
    try {
      decoded = decodeURIComponent(current)
    } catch {
      return undefined
    }
    if (decoded === current) return current
    current = decoded
  }
  return undefined
}

function leavesTheOrigin(text: string): boolean {
  const path = text.normalize('NFKC').replace(/[⁄∕⧸]/g, '/').replace(/[∖⧵⧹]/g, '\\')
  return !path.startsWith('/') || /^\/[/\\]|\\|[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\ufeff]/.test(path)
}

/**
 * The path to return to after sign-in, or nothing when it is not plainly a page of this origin.
 *
 * What is refused is dropped, never repaired: a person who followed a doctored link lands on their home page.
 */
export function safeNext(text: string | null | undefined): string | undefined {
  if (!text || text.length > 2000) return undefined
  const decoded = fullyDecoded(text)
  if (decoded === undefined || leavesTheOrigin(text) || leavesTheOrigin(decoded)) return undefined
  const url = URL.parse(text, base)
  if (!url || url.origin !== base || url.username || leavesTheOrigin(url.pathname)) return undefined
  if (refusedPrefix.test(url.pathname) || refusedPrefix.test(new URL(decoded, base).pathname)) return undefined
  return url.pathname + url.search + url.hash
}
