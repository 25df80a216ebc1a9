/** Returns true when a character, given by its code point, is in a set. */
export type CharTest = (code: number) => boolean

/** A regular expression, taken apart. */
export type PatternNode =
  | { kind: 'char'; test: CharTest }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'word'; expected: boolean }
  | { kind: 'sequence' | 'choice'; parts: readonly PatternNode[] }
  | { kind: 'repeat'; part: PatternNode; min: number; max: number }

/** A condition on the text that follows the start. */
export interface Lookahead {
  part: PatternNode
  expected: boolean
}

/** Thrown while a pattern is read that uses something unsupported. It never leaves `compilePattern`. */
export class Refused extends Error {}
