import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** The addresses of this platform, known once its servers listen. */
export interface Origins {
  /** The origin of the app. */
  main: string
  /** The other names a browser may call it by; a request to any other name is not for us. */
  mainAliases: string[]
  /** The origin of the providers' pages. */
  provider: string
  /** True when the server is explicitly exposed to a network: then it accepts any host name. */
  isExposed: boolean
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** The origins of a server on this machine. */
export const loopbackOrigins = (port: number) => loopback.map((name) => `http://${name}:${port}`)

/** The origin a request was sent to, when it is one of ours. */
export function ownOrigin(headers: IncomingHttpHeaders, origins: Origins): string | undefined {
  const host = headers.host?.toLowerCase()
  // A proxy may speak https to the client while it speaks plain http to us.
  const known = origins.mainAliases.find((origin) => origin.slice(origin.indexOf('//') + 2) === host)
  return known ?? (origins.isExposed && host ? `http://${host}` : undefined)
}

/**
 * True when a request names its host once. Node keeps the first of two `Host` headers and a proxy may have gone by the
 * second, so such a request has no host that both agree on (RFC 9112, 3.2).
 */
export const hasOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1

/** Returns true when a request that writes came from a page of the origin it was sent to, or from no page at all. */
export function isSameOrigin(headers: IncomingHttpHeaders, origins: Origins): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin === ownOrigin(headers, origins)
}

/** Returns true when a page of ours opened this address; a link on another site or in a mail never passes. */
export function isSameOriginNavigation(headers: IncomingHttpHeaders, origins: Origins): boolean {
  if (isAheadOfTime(headers)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.referer !== undefined && isOwnReferer(headers, origins)
}

/** Returns true when the browser came from elsewhere than a page of ours or the address bar. */
export function comesFromElsewhere(headers: IncomingHttpHeaders, origins: Origins): boolean {
  if (isAheadOfTime(headers)) return true
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.referer !== undefined && !isOwnReferer(headers, origins)
}

/** A page fetched ahead of time is not yet a person's choice. */
const isAheadOfTime = (headers: IncomingHttpHeaders) =>
  headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined

function isOwnReferer(headers: IncomingHttpHeaders, origins: Origins): boolean {
  const own = ownOrigin(headers, origins)
  return own !== undefined && URL.parse(headers.referer ?? '')?.origin === own
}
