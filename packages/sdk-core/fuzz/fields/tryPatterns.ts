import { compilePattern } from '../../src/fields/pattern/compilePattern'
import { safePattern } from '../../src/fields/pattern/safePattern'
import { aRandom, type Random } from '../aRandom'
import { isTooSlow, slowestOf } from './slowestOf'

export interface PatternsFound {
  runs: number
  defects: string[]
  /** How many of an author's patterns ran in the browser's own engine, and how many on ours. */
  native: number
  own: number
  /** The slowest answer to a text of 4,096 characters made to hang a pattern, in milliseconds. */
  slowest: number
}

/** F11, the patterns of authors: every pattern gets its answer in time, and the answer is the one JavaScript gives. */
export function tryPatterns({ seed, patterns }: { seed: number; patterns: number }): PatternsFound {
  const random = aRandom(seed)
  const found: PatternsFound = { runs: 0, defects: [], native: 0, own: 0, slowest: 0 }
  for (let at = 0; at < patterns && found.defects.length < 20; at++) {
    const source = random.happens(0.5) ? aPattern(random, 2) : `^${flat(random)}${random.pick(['', '$'])}`
    // JavaScript's own engine tries every way to cut a text, and has no answer to large ones in any time.
    if (source.length > 60) continue
    const safe = safePattern(source)
    const pattern = safe ?? compilePattern(source)
    if (!pattern) continue
    found[safe ? 'native' : 'own']++
    found.runs++
    for (let sample = 0; sample < 5; sample++) {
      const text = random.pick(['', 'a', 'ab', 'ba1']) + letters(random, random.upTo(8))
      if (pattern.test(text) !== new RegExp(source).test(text))
        found.defects.push(`${source} on ${JSON.stringify(text)}`)
    }
    // Most patterns are quick on any text, so the texts that take long are tried on some only.
    if (at % 10 === 0) tryLong(source, pattern, random, found)
  }
  return found
}

function tryLong(
  source: string,
  pattern: { test(text: string): boolean },
  random: Random,
  found: PatternsFound,
): void {
  const unit = random.pick(['a', 'ab', '1', 'a1', ' '])
  const end = random.pick(['', '!', '\n'])
  const longest = unit.repeat(4_096).slice(0, 4_096 - end.length) + end
  const beyond = unit.repeat(100_000 / unit.length) + end
  const milliseconds = slowestOf([() => pattern.test(longest)], 100)
  found.slowest = Math.max(found.slowest, milliseconds)
  if (isTooSlow(milliseconds, 100))
    found.defects.push(`${source} takes ${milliseconds} ms for 4,096 characters`)
  if (isTooSlow(slowestOf([() => pattern.test(beyond)], 10), 10))
    found.defects.push(`${source} takes over 10 ms for 100,000 characters`)
}

const letters = (random: Random, length: number) =>
  Array.from({ length }, () => random.pick([...'ab1_ .-\n!'])).join('')
const atoms = [
  'a',
  'b',
  '1',
  '.',
  '\\d',
  '\\w',
  '\\s',
  '[ab]',
  '[^a]',
  '[0-9a-f]',
  '[\\d_]',
  '\\.',
  '-',
  '\\b',
]
const times = ['', '', '', '*', '+', '?', '{2}', '{1,}', '{0,2}', '*?']

function aPattern(random: Random, depth: number): string {
  const pieces = Array.from({ length: 1 + random.upTo(3) }, () => {
    const group =
      depth > 0 && random.happens(0.5)
        ? `(${random.pick(['', '?:'])}${aPattern(random, depth - 1)})`
        : undefined
    const atom = group ?? random.pick(atoms)
    return atom === '\\b' ? atom : atom + random.pick(times)
  })
  const whole = pieces.join('')
  return random.happens(0.3) ? `${whole}|${aPattern(random, depth - 1)}` : whole
}

/** Without groups, as most authors write them. */
function flat(random: Random): string {
  return Array.from(
    { length: 1 + random.upTo(4) },
    () => random.pick(atoms.slice(0, -1)) + random.pick(['', '', '{2}', '+', '?']),
  ).join('')
}
