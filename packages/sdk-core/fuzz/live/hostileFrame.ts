const words = [
  'change',
  'subscribed',
  'resync',
  'pong',
  'ping',
  'authenticated',
  'subscribe',
  'error',
  '__proto__',
  '',
]
const tables = ['steps', 'documents', 'constructor', '__proto__', 'STEPS', 'nothing', 'steps\u0000']
const oddities: readonly unknown[] = [
  null,
  true,
  -1,
  Infinity,
  NaN,
  '',
  '\u0000',
  '\ud800',
  [],
  {},
  [[]],
  { toString: 1 },
  'x'.repeat(5_000),
]
// These end a connection, and are meant to.
const verdicts = ['internal', 'unauthenticated']

/** Returns an invalid frame: broken, huge, deep, or about records that the client did not ask for. */
export function hostileFrame(random: () => number, ids: readonly string[]): unknown {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T // it is never empty
  const anything = (): unknown => (random() < 0.5 ? pick(oddities) : random() < 0.5 ? pick(ids) : pick(words))
  const maybe = <T>(value: T): unknown => (random() < 0.8 ? value : anything())

  const aFrame = () =>
    JSON.stringify({
      type: maybe(pick(words)),
      table: maybe(random() < 0.6 ? 'steps' : pick(tables)),
      id: maybe(random() < 0.1 ? null : pick(ids)),
      ids: maybe([pick(ids), anything(), pick(ids)]),
      ...(random() < 0.2 && { unseen: maybe([anything(), pick(ids)]) }),
      version: maybe(Math.floor(random() * 4)),
      ...(random() < 0.1 && { code: pick(['', 'too_many', 7, {}]), ['__proto__']: { id: pick(ids) } }),
    })
  const broken = (text: string) => {
    const at = Math.floor(random() * text.length)
    return text.slice(0, at) + pick(['', '\u0000', '}', '"', '\\u', '😀']) + text.slice(at + 1)
  }

  const kind = random()
  if (kind < 0.55) return aFrame()
  if (kind < 0.8) return notAVerdict(broken(aFrame()))
  if (kind < 0.85) return '[{"a":'[Math.floor(random() * 2)]?.repeat(10_000)
  if (kind < 0.851) return `{"type":"${'x'.repeat(10_000_000)}"}`
  if (kind < 0.9) return `${'{"id":'.repeat(10_000)}1${'}'.repeat(10_000)}`
  if (kind < 0.95)
    return pick([undefined, null, 7, {}, new ArrayBuffer(8), new Uint8Array(4), Symbol.iterator])
  return anything()
}

function notAVerdict(text: string): string {
  return verdicts.some((word) => text.includes(word)) ? '' : text
}
