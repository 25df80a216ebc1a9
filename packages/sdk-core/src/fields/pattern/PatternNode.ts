/** Whether a character, by its code point, is one of a set. */
export type CharTest = (code: number) => boolean

/** A regular expression, taken apart. */
export type PatternNode =
  | { kind: 'char'; test: CharTest }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'word'; expected: boolean }
  | { kind: 'sequence' | 'choice'; parts: readonly PatternNode[] }
  | { kind: 'repeat'; part: PatternNode; min: number; max: number }

/** A condition on what follows the start of the text. */
export interface Lookahead {
  part: PatternNode
  expected: boolean
}

/** What is raised while a pattern is read that is outside of what is supported. It never leaves `compilePattern`. */
export class Refused extends Error {}
