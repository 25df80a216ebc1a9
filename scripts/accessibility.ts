// Writes docs/reference/accessibility.md: the tests that prove each success criterion of WCAG 2.2 AA, read from their tags.
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

type Verdict = 'met' | 'partly' | 'not shown' | 'nothing to meet'

function verdictOf(criterion: Criterion): Verdict {
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
const count = (verdict: Verdict) => criteria.filter((criterion) => verdictOf(criterion) === verdict).length

const isWhole = count('partly') + count('not shown') === 0

/** States the result in a sentence: it claims the standard only while no criterion is missing. */
function summary(): string {
  const whole = 'WCAG 2.2, level A and AA'
  const counts = `Of ${criteria.length} criteria ${count('met')} are met, and ${count('nothing to meet')} do not apply.`
  if (isWhole) return `The kit and the host app meet ${whole}, without exception. ${counts}`
  return `The kit and the host app do not yet meet all of ${whole}. ${counts} ${count('partly')} are partly met, and ${count('not shown')} are not shown to be met.`
}

function meanings(): string {
  const met = `- **met**: at least one test names the criterion. Where rules of axe check it, too, they run at every state of the journey in
  a browser, in light and in dark, and in every story.`
  if (isWhole)
    return `${met}
- **nothing to meet**: the product has nothing that the criterion is about.`
  return `${met}
- **partly**: only rules of axe check it, or something is missing, which its row says.
- **not shown**: no test names it.
- **nothing to meet**: the product has nothing that the criterion is about.`
}

writeFileSync(
  path.join(root, 'docs/reference/accessibility.md'),
  `# Accessibility

${summary()}

This page names the tests of each criterion. \`pnpm generate\` writes it from the titles of the tests, which \`npm test\` runs; do
not edit it.

${meanings()}

Orca 43.1 was tried by hand with Firefox ESR on Debian, without a screen, on 2026-11-24, on the sign-in page and on Select Account
only. It reads the headings, the links, each button with its name and purpose, and each account with its name, type and role. No
other page was listened to, and no other screen reader was tried: the tests check names, roles and live regions there.

| criterion | level | verdict | held by |
| --- | --- | --- | --- |
${rows.join('\n')}
`,
)
