import { patternRules } from './patternRules.generated'
import { unicodePattern } from './unicodePattern'

const { longest, tooLong, unreadable, refused } = patternRules
const one = new RegExp(patternRules.one, 'gu')
const group = new RegExp(patternRules.group, 'gu')
const whole = new RegExp(patternRules.whole, 'u')
const rules = refused.map(([source, message]) => ({ expression: new RegExp(source, 'u'), message }))

/**
 * Why an author may not use a pattern; nothing where he may.
 *
 * The platform says the same of it, in the same words: `app_private.pattern_error` follows the same rules.
 */
export function patternProblem(source: string): string | undefined {
  if (Array.from(source).length > longest) return tooLong
  const atoms = source.replace(one, 'a')
  const broken = rules.find(({ expression }) => expression.test(atoms))
  if (broken) return broken.message
  return whole.test(withoutGroups(atoms)) && unicodePattern(source) ? undefined : unreadable
}

/** Groups are taken for one character from the inside out; there are ten at most, so none nests deeper. */
function withoutGroups(atoms: string): string {
  return Array.from({ length: 10 }).reduce<string>((left) => left.replace(group, 'a'), atoms)
}
