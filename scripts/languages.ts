// Renders every story in every language, light and dark, wide and narrow, and writes the findings to bench/reports/languages.md.
// `--only words` selects the stories with one of these words in their id, and writes nothing. Build Storybook first: `pnpm
// storybook:build`. An interrupted run resumes.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findingsOf } from './languages/findingsOf.ts'
import { openJournal } from './languages/journal.ts'
import { languagesReport } from './languages/languagesReport.ts'
import { visitStories } from './languages/visitStories.ts'
import { root } from './root.ts'
import { serveFolder } from './screens/serveFolder.ts'

const [flag, ...words] = process.argv.slice(2)
if (flag && flag !== '--only')
  throw new Error(`There is no option ${flag}: say "--only" and words of the ids.`)
const folder = process.env.STORYBOOK_FOLDER ?? path.join(root, 'storybook-static')
if (!existsSync(folder)) throw new Error('Storybook is not built: run "pnpm storybook:build" first.')

const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>
}
const ids = Object.values(entries)
  .filter(({ id, type }) => type === 'story' && (!flag || words.some((word) => id.includes(word))))
  .map(({ id }) => id)
// The page names the files of the build, whose names contain hashes of their contents.
const build = createHash('sha256')
  .update(readFileSync(path.join(folder, 'iframe.html')))
  .digest('hex')
  .slice(0, 12)
const journal = openJournal(path.join(root, 'reports'), build)
const known = journal.checks.filter(({ id }) => ids.includes(id))
const seen = new Set(known.map(({ id }) => id))
const checks = [...known]

const { origin, close } = await serveFolder(folder)
await visitStories(
  origin,
  ids.filter((id) => !seen.has(id)),
  (visited) => {
    journal.add(visited)
    checks.push(...visited)
  },
)
close()

const report = languagesReport(checks, new Date().toISOString().slice(0, 10))
if (!flag) writeFileSync(path.join(root, 'bench/reports/languages.md'), report)
console.log(report)
process.exit(findingsOf(checks).length > 0 ? 1 : 0)
