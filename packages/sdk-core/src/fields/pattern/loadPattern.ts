import type { Pattern } from './Pattern'
import { safePattern } from './safePattern'

/**
 * A form author's regular expression, or nothing where it is refused: say so when it is written.
 *
 * A pattern that is certainly harmless runs in the browser's own engine; any other on one of ours, which is loaded then,
 * takes time in proportion to the text and no more, and so cannot hang a page: classes, groups, alternatives,
 * quantifiers, `\d \w \s \b`, anchors, and conditions `(?=…)` after a leading `^`. Back-references, other conditions
 * and what would take more than a thousand instructions are refused.
 */
export async function loadPattern(source: string): Promise<Pattern | undefined> {
  return safePattern(source) ?? (await import('./compilePattern')).compilePattern(source)
}
