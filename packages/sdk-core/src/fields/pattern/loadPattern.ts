import type { Pattern } from './Pattern'

/**
 * A form author's regular expression, or undefined if it is refused: tell the author at once.
 *
 * It may use the syntax that JavaScript and PostgreSQL share: characters and classes, `\d \w \s`, groups, alternatives, anchors,
 * quantifiers of at most 99, of which two without an end, and conditions `(?=…)` after a leading `^`. A group may be left out
 * (`?`), not repeated; there are no back-references. The platform refuses the others, and says why.
 *
 * It runs on an engine of ours, which is loaded then, takes time in proportion to the text and no more, and so cannot hang
 * a page.
 */
export async function loadPattern(source: string): Promise<Pattern | undefined> {
  return (await import('./checkedPattern')).checkedPattern(source)
}
