// Writes docs/reference/accessibility.md: what holds each success criterion of WCAG 2.2 AA, read from the tests that name it.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { criteria, type Criterion } from './accessibility/criteria.ts'
import { root } from './root.ts'

const files = globSync('{packages/*/src,examples/*/src,e2e}/**/*.{test,spec}.{ts,tsx}', { cwd: root }).sort()

/** The tests whose titles name criteria: `[WCAG 2.4.3]`. */
const tests = files.flatMap((file) => {
  const titles = readFileSync(path.join(root, file), 'utf8').matchAll(
    /(['"`])((?:(?!\1).)*\[WCAG (?:(?!\1).)*)\1/g,
  )
  return [...titles].map(([, , title = '']) => ({ file, title }))
})

const unknown = tests
  .flatMap(({ title }) => [...title.matchAll(/\[WCAG ([^\]]*)\]/g)].map(([, number]) => number))
  .filter((number) => !criteria.some((criterion) => criterion.number === number))
if (unknown.length > 0) throw new Error(`WCAG 2.2 AA has no criterion ${unknown.join(', ')}.`)

const testsOf = ({ number }: Criterion) => tests.filter(({ title }) => title.includes(`[WCAG ${number}]`))
/** Returns the rules of axe that check a criterion, without experimental ones. */
const rulesOf = ({ number }: Criterion) =>
  axe
    .getRules([`wcag${number.replaceAll('.', '')}`])
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId }) => ruleId)

function verdictOf(criterion: Criterion): 'met' | 'partly' | 'not shown' | 'nothing to meet' {
  if (criterion.absent) return 'nothing to meet'
  if (testsOf(criterion).length > 0) return criterion.gap ? 'partly' : 'met'
  return rulesOf(criterion).length > 0 ? 'partly' : 'not shown'
}

function heldBy(criterion: Criterion): string {
  const named = testsOf(criterion).map(({ file, title }) => {
    const words = title.replaceAll(/ ?\[[^\]]*\]/g, '').replaceAll('|', '\\|')
    return `${words} ([${path.basename(file)}](../../${file}))`
  })
  const rules = rulesOf(criterion)
  const asked = rules.length > 0 ? [`axe: ${rules.join(', ')}`] : []
  return [
    criterion.absent ?? [],
    criterion.gap ?? [],
    criterion.remark ?? [],
    named,
    criterion.absent ? [] : asked,
  ]
    .flat()
    .join('<br>')
}

const rows = criteria.map(
  (criterion) =>
    `| ${criterion.number} ${criterion.name} | ${criterion.level} | ${verdictOf(criterion)} | ${heldBy(criterion)} |`,
)
const count = (verdict: string) => criteria.filter((criterion) => verdictOf(criterion) === verdict).length

writeFileSync(
  path.join(root, 'docs/reference/accessibility.md'),
  `# Accessibility

What holds the kit and the host app against WCAG 2.2, level A and AA, criterion by criterion. Written by \`pnpm generate\` from
the titles of the tests, which \`npm test\` runs; do not edit.

Of ${criteria.length} criteria ${count('met')} are met, ${count('partly')} partly, ${count('not shown')} are not shown to be met, and ${count('nothing to meet')} find nothing to meet.

- **met**: a test names the criterion and holds what we know of it.
- **partly**: the rules of axe are all that holds it, or something is missing that is said in its row. The rules are asked at every
  state of the journey in a browser, in light and in dark, and of every story.
- **not shown**: no test names it, so it is neither shown nor refuted.

A screen reader was tried by hand on a first part of the way alone: Orca 43.1 with Firefox ESR on Debian, without a screen, on
2026-11-24. It reads the sign-in page from its heading to its links, each button by its name and what it is for, and Select
Account by its heading and each account by its name, type and role. Of a page that was loaded whole it said nothing once
it stood, which the page says since. The steps were not listened to; what is said there is what the live regions, names and
roles hold.

| criterion | level | verdict | held by |
| --- | --- | --- | --- |
${rows.join('\n')}
`,
)
