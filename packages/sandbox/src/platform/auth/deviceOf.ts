import type { FastifyRequest } from 'fastify'

/** The device a person signs in with, in enough detail to recognize it. */
export interface Device {
  browser: string | null
  system: string | null
  /** The beginning of the address: `203.0.113.x`, `2001:db8:1::`. */
  network: string | null
}

// A browser also names the browsers it is compatible with, so the more specific ones come first.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser, the system and the network of a request. */
export function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  const agent = headers['user-agent']?.slice(0, 500) ?? ''
  return { browser: named(browsers, agent), system: named(systems, agent), network: networkOf(ip) }
}

const named = (known: readonly [RegExp, string][], agent: string): string | null =>
  known.find(([words]) => words.test(agent))?.[1] ?? null

/** Returns the beginning of an address, which shows the rough location without identifying the person. */
export function networkOf(address: string): string | null {
  const four = /(?:^|:)(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1]
  if (four) return `${four}.x`
  const groups = address.split('%', 1)[0]?.split('::', 1)[0]?.split(':') ?? []
  const first = groups.slice(0, 3).filter((group) => /^[\da-f]{1,4}$/i.test(group))
  return address.includes(':') && first.length > 0 ? `${first.join(':').toLowerCase()}::` : null
}
