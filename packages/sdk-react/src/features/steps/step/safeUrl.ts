/**
 * Returns the address when it is safe to open: https, or http on this machine, where a local platform runs. Any other
 * (`javascript:`, `data:`, plain http) is undefined. A path is resolved against the current page.
 */
export function safeUrl(address: string | null | undefined, base = baseAddress()): string | undefined {
  if (!address?.trim()) return undefined
  try {
    const url = new URL(address.trim(), base)
    return isSafe(url, base) ? url.href : undefined
  } catch {
    return undefined
  }
}

function isSafe(url: URL, base: string): boolean {
  if (url.protocol === 'https:') return true
  return url.protocol === 'http:' && (isLocal(url.hostname) || url.origin === new URL(base).origin)
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

function baseAddress(): string {
  return typeof document === 'undefined' ? 'https://localhost' : document.baseURI
}
