// Writes the rules for an author's pattern into the core, as the schema of the platform has them: one list for both.
import { readFileSync, writeFileSync } from 'node:fs'

const schema = new URL('../../sandbox/schema/patterns/functions.sql', import.meta.url)
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
const problemOf = (wanted: string) => rules.find(([use]) => use === wanted)?.[2] ?? ''
const line = (name: string, value: unknown) => `  ${name}: ${JSON.stringify(value)},`
const refused = rules.filter(([use]) => use === 'refused').map(([, ...rule]) => rule)
if (refused.length === 0) throw new Error('The schema has no rule that refuses.')

const problems = [problemOf('longest'), ...refused.map(([, problem]) => problem), problemOf('whole')]

writeFileSync(
  new URL('../src/fields/pattern/patternRules.generated.ts', import.meta.url),
  `// Written by \`pnpm generate\` from the platform's schema of patterns; do not edit.

/** The reason why an author may not use a pattern: the key of its text on the platform. */
export type PatternProblem =
${problems.map((problem) => `  | ${JSON.stringify(problem)}`).join('\n')}

/** The rules for an author's pattern: the expressions that decide, and the reason why a pattern is refused. */
export const patternRules: {
  longest: number
  tooLong: PatternProblem
  one: string
  group: string
  whole: string
  unreadable: PatternProblem
  refused: readonly (readonly [expression: string, problem: PatternProblem])[]
} = {
${[
  line('longest', Number(expressionOf('longest'))),
  line('tooLong', problemOf('longest')),
  ...['one', 'group', 'whole'].map((name) => line(name, expressionOf(name))),
  line('unreadable', problemOf('whole')),
].join('\n')}
  refused: [
${refused.map((rule) => `    ${JSON.stringify(rule)},`).join('\n')}
  ],
}
`,
)
