import { compilePattern } from './compilePattern'
import type { Pattern } from './Pattern'
import { patternProblem } from './patternProblem'

/** A pattern that an author may use, on our own engine; nothing where it is refused. */
export function checkedPattern(source: string): Pattern | undefined {
  return patternProblem(source) === undefined ? compilePattern(source) : undefined
}
