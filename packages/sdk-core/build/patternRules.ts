// Writes the rules for an author's pattern into the core, as the schema of the platform has them: one list for both.
import { readFileSync, writeFileSync } from 'node:fs'

const schema = new URL('../../sandbox/schema/patterns/functions.sql', import.meta.url)
// The schema names the text of a rule by its key in this catalogue.
const catalogue = new URL('../../sandbox/src/platform/languages/english/errors.ts', import.meta.url)
const { errors } = (await import(catalogue.href)) as { errors: Readonly<Record<string, unknown>> } // the platform's
const text = String.raw`'((?:[^']|'')*)'`
const row = new RegExp(String.raw`^ {4}\(${text}, ${text}, ${text}\),?$`, 'gm')

const rules = [...readFileSync(schema, 'utf8').matchAll(row)].map(([, ...found]) =>
  found.map((part) => part.replaceAll("''", "'")),
)
const expressionOf = (wanted: string) => {
  const found = rules.find(([use]) => use === wanted)?.[1]
  if (found === undefined) throw new Error(`The schema has no rule "${wanted}".`)
  return found
}
/** Returns the sentence of a rule, whose key the schema has. */
const sentence = (key = '') => {
  const text = errors[key]
  if (typeof text !== 'string') throw new Error(`The catalogue has no sentence "${key}".`)
  return text
}
const messageOf = (wanted: string) => sentence(rules.find(([use]) => use === wanted)?.[2])
const line = (name: string, value: unknown) => `  ${name}: ${JSON.stringify(value)},`
const refused = rules
  .filter(([use]) => use === 'refused')
  .map(([, expression, key]) => [expression, sentence(key)])
if (refused.length === 0) throw new Error('The schema has no rule that refuses.')

writeFileSync(
  new URL('../src/fields/pattern/patternRules.generated.ts', import.meta.url),
  `// Written by \`pnpm generate\` from the platform's schema of patterns; do not edit.

/** The rules for an author's pattern: the expressions that decide, and the text for a pattern that is refused. */
export const patternRules: {
  longest: number
  tooLong: string
  one: string
  group: string
  whole: string
  unreadable: string
  refused: readonly (readonly [expression: string, message: string])[]
} = {
${[
  line('longest', Number(expressionOf('longest'))),
  line('tooLong', messageOf('longest')),
  ...['one', 'group', 'whole'].map((name) => line(name, expressionOf(name))),
  line('unreadable', messageOf('whole')),
].join('\n')}
  refused: [
${refused.map((rule) => `    ${JSON.stringify(rule)},`).join('\n')}
  ],
}
`,
)
