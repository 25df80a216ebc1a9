// Writes docs/conformance from the tags of the tests; with --check, tells whether the last run of the tests confirms them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { playwrightTests, unprovenTags, vitestTests } from './conformance/lastRun.ts'
import { conformancePages } from './conformance/pages.ts'
import {
  claims,
  classify,
  parseHeldRows,
  parseRequirements,
  rowClasses,
  tableProblems,
} from './conformance/rows.ts'
import { tagsOfTests } from './conformance/tagsOfTests.ts'
import { root } from './root.ts'

const at = (...parts: string[]) => path.join(root, ...parts)
const read = (...parts: string[]) => readFileSync(at(...parts), 'utf8')

const { tags, problems } = tagsOfTests()
const heldRows = parseHeldRows(read('docs/conformance/not-by-use.md'))
const verdicts = classify(parseRequirements(read('docs/conformance/requirements.tsv')), tags, heldRows)
failFor([...problems, ...tableProblems(verdicts, tags, heldRows)])

if (process.argv.includes('--check')) checkLastRun()
else for (const [name, text] of conformancePages(verdicts)) writeFileSync(at('docs/conformance', name), text)

const counts = rowClasses.map(
  (rowClass) => `${verdicts.filter((row) => row.rowClass === rowClass).length} ${rowClass}`,
)
console.log(`Of ${verdicts.length} rows ${counts.join(', ')}: docs/conformance/README.md`)

function checkLastRun(): void {
  const reports = {
    vitest: ['unit', 'sandbox', 'storybook'],
    playwright: ['e2e'],
  }
  const missing = [...reports.vitest, ...reports.playwright].filter(
    (name) => !existsSync(at(`reports/${name}.json`)),
  )
  failFor(missing.map((name) => `There is no reports/${name}.json: run "npm run test:all" first.`))
  const report = (name: string) => JSON.parse(read(`reports/${name}.json`)) as never
  const tests = [
    ...reports.vitest.flatMap((name) => vitestTests(report(name), path.resolve(root))),
    ...reports.playwright.flatMap((name) => playwrightTests(report(name))),
  ]
  failFor(unprovenTags(verdicts.flatMap(claims), tests))
}

function failFor(lines: string[]): void {
  if (lines.length === 0) return
  console.error(lines.join('\n'))
  process.exit(1)
}
