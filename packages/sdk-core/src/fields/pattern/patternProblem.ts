import { patternRules, type PatternProblem } from './patternRules.generated'
import { unicodePattern } from './unicodePattern'

const { longest, tooLong, unreadable, refused } = patternRules
const one = new RegExp(patternRules.one, 'gu')
const group = new RegExp(patternRules.group, 'gu')
const whole = new RegExp(patternRules.whole, 'u')
const rules = refused.map(([source, problem]) => ({ expression: new RegExp(source, 'u'), problem }))

export type { PatternProblem }

/**
 * Returns the reason why an author may not use a pattern; undefined when he may. The platform gives the same reason:
 * `app_private.pattern_error` follows the same rules.
 */
export function patternProblem(source: string): PatternProblem | undefined {
  if (Array.from(source).length > longest) return tooLong
  const atoms = source.replace(one, 'a')
  const broken = rules.find(({ expression }) => expression.test(atoms))
  if (broken) return broken.problem
  return whole.test(withoutGroups(atoms)) && unicodePattern(source) ? undefined : unreadable
}

/** Groups are taken for one character from the inside out; there are ten at most, so none nests deeper. */
function withoutGroups(atoms: string): string {
  return Array.from({ length: 10 }).reduce<string>((left) => left.replace(group, 'a'), atoms)
}
