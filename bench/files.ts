// node bench/files.ts <commit before> [--write]: counts the files of each package and the files of the schema, then and now.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 })

interface Source {
  path: string
  lines: number
}

interface Count {
  files: number
  lines: number
  short: number
  /** The files of the largest folder. */
  largest: number
}

/** Code that is shipped: no tests, no stories, nothing generated. */
const isProduct = (file: string) =>
  /^(packages|examples\/host-app)\/.*src\/.*\.tsx?$/.test(file) &&
  !/\.(test|stories|generated|d)\.tsx?$|\.alone\.|testing/.test(file)

function sourcesAt(commit: string): Source[] {
  // One line a file that has lines: commit:path:count.
  return git('grep', '-c', '', commit, '--', 'packages', 'examples/host-app')
    .trim()
    .split('\n')
    .map((line) => line.slice(commit.length + 1))
    .map((line) => ({
      path: line.slice(0, line.lastIndexOf(':')),
      lines: Number(line.slice(line.lastIndexOf(':') + 1)),
    }))
}

function countBy(sources: readonly Source[], group: (file: string) => string): Map<string, Count> {
  const counts = new Map<string, Count>()
  const folders = new Map<string, number>()
  for (const { path: file, lines } of sources) {
    const name = group(file)
    const count = counts.get(name) ?? { files: 0, lines: 0, short: 0, largest: 0 }
    const inFolder = (folders.get(path.dirname(file)) ?? 0) + 1
    folders.set(path.dirname(file), inFolder)
    counts.set(name, {
      files: count.files + 1,
      lines: count.lines + lines,
      short: count.short + (lines < 20 ? 1 : 0),
      largest: Math.max(count.largest, inFolder),
    })
  }
  return counts
}

const packageOf = (file: string) => file.split('/').slice(0, 2).join('/')

/** The SQL files that name a table, out of all. */
function sqlFiles(commit: string, table: string): { all: number; naming: number } {
  const all = git('ls-tree', '-r', '--name-only', commit, '--', 'packages/sandbox')
    .split('\n')
    .filter((file) => /packages\/sandbox\/(schema|migrations)\/.*\.sql$/.test(file))
  const naming = git('grep', '-lw', table, commit, '--', 'packages/sandbox/*.sql').trim().split('\n')
  return { all: all.length, naming: naming.length }
}

const [before = '', ...options] = process.argv.slice(2)
const commits = [git('rev-parse', '--short', before).trim(), git('rev-parse', '--short', 'HEAD').trim()]
const products = commits.map((commit) =>
  countBy(
    sourcesAt(commit).filter(({ path: file }) => isProduct(file)),
    packageOf,
  ),
)
const names = [...new Set(products.flatMap((counts) => [...counts.keys()]))].sort()
const cells = (pick: (count: Count) => number, name: string) =>
  products
    .map((counts) => counts.get(name))
    .map((count) => (count ? pick(count).toLocaleString('en-US') : '–'))
const row = (name: string) =>
  [
    name,
    ...cells(({ files }) => files, name),
    ...cells(({ lines }) => lines, name),
    ...cells(({ short }) => short, name),
    ...cells(({ largest }) => largest, name),
  ].join(' | ')
const [then, now] = commits.map((commit) => sqlFiles(commit, 'distributions'))

const report = `# Files by package

Product code: no tests, stories or generated files. "Then" is ${commits[0]}, "now" is the commit of this report.

| package | files then | now | lines then | now | files under 20 lines then | now | largest folder then | now |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${names.map((name) => `| ${row(name)} |`).join('\n')}

SQL files of the sandbox: ${then?.all} then, ${now?.all} now. Files that name the table \`distributions\`: ${then?.naming} then, ${now?.naming} now.

Made by \`node bench/files.ts ${commits[0]} --write\`.
`
console.log(report)
if (options.includes('--write')) writeFileSync('bench/reports/files.md', report)
