// pnpm conformance: writes docs/conformance/ from the reports of the last run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { misplaced, readNotByUse } from './conformance/notByUse.ts'
import { areaPage, summaryPage } from './conformance/pages.ts'
import { playwrightTests, vitestTests } from './conformance/readTests.ts'
import { judge, parseRequirements, type Status, unknownIds } from './conformance/rows.ts'

const reports = {
  vitest: ['unit', 'sandbox', 'storybook-1', 'storybook-2', 'storybook-3'],
  playwright: ['e2e'],
}
const missing = [...reports.vitest, ...reports.playwright].filter(
  (name) => !existsSync(`reports/${name}.json`),
)
if (missing.length > 0) {
  console.error(`There is no report of ${missing.join(', ')}: run "npm test" first.`)
  process.exit(1)
}

const read = (name: string) => JSON.parse(readFileSync(`reports/${name}.json`, 'utf8')) as never
const tests = [
  ...reports.vitest.flatMap((name) => vitestTests(read(name), process.cwd())),
  ...reports.playwright.flatMap((name) => playwrightTests(read(name))),
]
const requirements = parseRequirements(readFileSync('docs/conformance/requirements.tsv', 'utf8'))
const misspelt = unknownIds(requirements, tests)
if (misspelt.length > 0) {
  console.error(`No requirement has these ids, which tests name: ${misspelt.join(', ')}`)
  process.exit(1)
}

const verdicts = judge(requirements, tests)
const notByUse = readNotByUse(readFileSync('docs/conformance/not-by-use.md', 'utf8'))
const wrong = misplaced(notByUse, verdicts)
if (wrong.length > 0) {
  console.error(`Rows of docs/conformance/not-by-use.md that are not proven by rule: ${wrong.join(', ')}`)
  process.exit(1)
}
const pages = new Map([['README.md', summaryPage(verdicts, notByUse.length)]])
for (const [prefix, rows] of Map.groupBy(verdicts, ({ id }) => id.replace(/-\d+$/, ''))) {
  pages.set(`${prefix}.md`, areaPage(prefix, rows))
}

if (process.argv.includes('--check')) failWhenStale()
else for (const [name, text] of pages) writeFileSync(`docs/conformance/${name}`, text)

const count = (status: Status) => verdicts.filter((row) => row.status === status).length
console.log(
  `${count('by use')} of ${verdicts.length} rows by use, ${count('by rule')} by rule: docs/conformance/README.md`,
)

/** The pages may lag behind the tests, but may never claim a proof that this run has not given. */
function failWhenStale(): void {
  const given = new Map(verdicts.map(({ id, status }) => [id, status]))
  const claimed = [...pages.keys()].flatMap((name) => claimedIn(`docs/conformance/${name}`))
  const unfounded = claimed.filter(({ id, how }) => given.get(id) !== how && given.get(id) !== 'by use')
  if (claimed.length > 0 && unfounded.length === 0) return
  const ids = unfounded.map(({ id }) => id).join(', ')
  console.error(`Claimed and not proven so: ${ids}. Run "pnpm conformance" and commit docs/conformance.`)
  process.exit(1)
}

function claimedIn(file: string): { id: string; how: string }[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const claims = text.matchAll(/^\| ([A-Z]+-\d+) \| (by use|by rule) \|/gm)
  return [...claims].map(([, id = '', how = '']) => ({ id, how }))
}
