// Writes docs/reference/figures.md: the functions and columns marked `@figure <requirement>` in the schema and in the core.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

interface Figure {
  name: string
  requirement: string
  rule: string
  file: string
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = (pattern: string) => globSync(pattern, { cwd: root }).sort()
const oneLine = (text: string) => text.replaceAll("''", '’').replaceAll(/\s+/g, ' ').trim()

/** Returns the platform's figures; the comment of the column or function states the rule. */
function platformFigures(file: string): Figure[] {
  const marked = /comment on (?:column|function) \w+\.([\w.]+) is\s+E'@figure ([A-Z]+-\d+)\\n((?:[^']|'')*)'/g
  return [...read(file).matchAll(marked)].map(([, name = '', requirement = '', rule = '']) => ({
    name: camelCase(name),
    requirement,
    rule: oneLine(rule),
    file,
  }))
}

/**
 * Returns the core's figures, which are computed before anything is saved or which sum shown values; the docstring of the
 * function states the rule.
 */
function coreFigures(file: string): Figure[] {
  const marked =
    /\/\*\*((?:(?!\*\/)[\s\S])*?)\* @figure ([A-Z]+-\d+)(?:(?!\*\/)[\s\S])*\*\/\s*export function (\w+)/g
  return [...read(file).matchAll(marked)].map(([, rule = '', requirement = '', name = '']) => ({
    name,
    requirement,
    rule: oneLine(rule.replaceAll(/^\s*\*/gm, '')),
    file,
  }))
}

/** `distributions_step_count` is read as `Distribution.stepCount`, `full_holdings.total_value` as `FullHolding.totalValue`. */
function camelCase(name: string): string {
  const [, table = '', field = ''] =
    /^(\w+)\.(\w+)$/.exec(name) ??
    /^(allocations|broker_allocations|distributions|holdings|ledger_entries|rounds|securities)_(\w+)$/.exec(
      name,
    ) ??
    []
  if (table === '') throw new Error(`Of which table is ${name}?`)
  const type = table.replace(/ies$/, 'y').replace(/s$/, '')
  const joined = (text: string) => text.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${type.charAt(0).toUpperCase()}${joined(type).slice(1)}.${joined(field)}`
}

const tests = files('{packages/*/src,e2e}/**/*.{test,spec}.{ts,tsx}').map((file) => ({
  file,
  text: read(file),
}))

/** The tests that name the requirement, and those that ask for the figure by its name. */
function testsOf({ name, requirement }: Figure): string {
  const asked = new RegExp(`\\b${name.split('.').at(-1)}\\b`)
  const claimed = new RegExp(`// proves .*\\b${requirement}\\b`)
  const held = tests.filter(({ text }) => claimed.test(text) || asked.test(text))
  return held.map(({ file }) => `[${path.basename(file)}](../../${file})`).join('<br>')
}

/** A file of the schema is named with its folder. */
const nameOf = (file: string) =>
  file.endsWith('.sql') ? file.split('/').slice(-2).join('/') : path.basename(file)

const figures = [
  ...files('packages/sandbox/schema/*/*.sql').flatMap(platformFigures),
  ...files('packages/sdk-core/src/**/*.ts').flatMap(coreFigures),
]
const untested = figures.filter((figure) => testsOf(figure) === '')
if (untested.length > 0) throw new Error(`No test asks for ${untested.map(({ name }) => name).join(', ')}.`)

const rows = figures.map(
  (figure) =>
    `| \`${figure.name}\` | ${figure.rule} | ${figure.requirement} | [${nameOf(figure.file)}](../../${figure.file}) | ${testsOf(figure)} |`,
)
writeFileSync(
  path.join(root, 'docs/reference/figures.md'),
  `# Figures

What is worked out, where, and what holds it. The platform works out what it holds, in exact numbers, and the core formats
it; the core works out what a screen says before anything is saved, and the sums of the rows that are shown. Written by
\`pnpm generate\` from what is marked \`@figure\`; do not edit.

| figure | rule | requirement | worked out in | held by |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
)
