import { compareText, sortableText } from '../../order/compareText'

/** The number of characters compared at once, a byte each. */
const step = 4
/** Replaces each sign that needs more than a byte. */
const wide = 0xff
/** Texts that agree so far are compared whole. */
const far = 256

/**
 * The rank of each text among all as the platform sorts them, by `compareText` of `sortableText`; equal texts have the same.
 *
 * A few signs of each text and which text it is make one whole number, and engines sort those without a call for each pair.
 * Texts that are equal so far are compared by their next characters, and no further than necessary.
 */
export function rankTexts(texts: readonly string[]): Uint32Array {
  const numbers = new BigUint64Array(texts.length)
  // The low half of a number is which text it is, the high half its signs.
  const halves = new Uint32Array(numbers.buffer)
  for (let at = 0; at < texts.length; at++) halves[2 * at] = at
  const ranks = new Uint32Array(texts.length)
  rankRun({ texts, numbers, halves, ranks }, { from: 0, to: texts.length, sign: 0 })
  return ranks
}

interface Ranked {
  texts: readonly string[]
  numbers: BigUint64Array
  halves: Uint32Array
  ranks: Uint32Array
}

/** Numbers side by side whose texts agree up to a sign. */
interface Run {
  from: number
  to: number
  sign: number
}

function rankRun(ranked: Ranked, { from, to, sign }: Run): void {
  const { texts, numbers, halves, ranks } = ranked
  let others = 0
  for (let at = from; at < to; at++) {
    const signs = signsAt(texts[halves[2 * at] ?? 0] ?? '', sign)
    halves[2 * at + 1] = signs
    if (signs !== halves[2 * from + 1]) others++
  }
  if (others > 0) numbers.subarray(from, to).sort()
  for (let start = from; start < to;) {
    const signs = halves[2 * start + 1] ?? 0
    let end = start + 1
    while (end < to && halves[2 * end + 1] === signs) end++
    const last = signs & wide
    if (end - start === 1 || last === 0)
      for (let at = start; at < end; at++) ranks[halves[2 * at] ?? 0] = start
    else if (last === wide || sign > far) rankByComparing(ranked, start, end)
    else rankRun(ranked, { from: start, to: end, sign: sign + step })
    start = end
  }
}

function rankByComparing({ texts, halves, ranks }: Ranked, from: number, to: number): void {
  const run = Array.from({ length: to - from }, (_, at) => {
    const which = halves[2 * (from + at)] ?? 0
    return { which, text: sortableText(texts[which] ?? '') }
  })
  let [rank, before] = [from, '']
  for (const [at, { which, text }] of run.sort((a, b) => compareText(a.text, b.text)).entries()) {
    if (text !== before) rank = from + at
    before = text
    ranks[which] = rank
  }
}

/** A few signs of a text as one number, its end as nothing; capital A to Z are small ones. */
function signsAt(text: string, from: number): number {
  let signs = 0
  for (let at = from; at < from + step; at++) {
    const isWide = (signs & wide) === wide
    signs = (signs << 8) | (isWide ? wide : at < text.length ? signOf(text.charCodeAt(at)) : 0)
  }
  return signs >>> 0
}

function signOf(code: number): number {
  return code < wide - 1 ? code + (code >= 65 && code <= 90 ? 33 : 1) : wide
}
