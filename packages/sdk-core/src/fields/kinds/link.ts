import { textKind } from './textKind'

/** A web address, https always: http becomes https, a bare host gets it. Other schemes and logins are refused. */
export const link = textKind('link', { read: asHttps })

function asHttps(text: string): string | undefined {
  const address = text.trim().replace(/^(?:https?:)?\/\//i, '')
  const secure = `https://${address}`
  return address.length <= 2_000 &&
    /^[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/u.test(address) &&
    isWebAddress(secure)
    ? secure
    : undefined
}

/** A host with a dot, or this machine. */
function isWebAddress(text: string): boolean {
  const url = parseUrl(text)
  return Boolean(url && /^(?:localhost|[^.].*\.[^.]+)$/.test(url.hostname))
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
