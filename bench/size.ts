// Measures the size of each entry point on a page: bundled, minified, React external. `--write` renews bench/reports/size.md and
// gives new entries a budget.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { entryBudget, writeBudgets } from './size/budgets.ts'
import { bundle, loaded, weigh } from './size/bundle.ts'
import { coreReport } from './size/core.ts'
import { entriesOf } from './size/entries.ts'

/** A subpath of the core counts the bytes it adds to the root; the kit's root is all of its subpaths. */
const specifiers = [
  '@capstan/sdk-core',
  '@capstan/theme',
  ...entriesOf('sdk-react').flatMap((subpath) =>
    subpath === '.' ? [] : `@capstan/sdk-react${subpath.slice(1)}`,
  ),
]

async function measure(specifier: string) {
  const made = await bundle(`export * from '${specifier}'`)
  const weightOf = (...kinds: string[]) => weigh(made, loaded(made, kinds))
  const atFirst = weightOf('import-statement')
  const inAll = weightOf('import-statement', 'dynamic-import')
  const budget = entryBudget(specifier, { first: atFirst.brotli, all: inAll.brotli })
  return { specifier, ...budget, atFirst, inAll }
}

const rows = []
for (const specifier of specifiers) rows.push(await measure(specifier))
const core = await coreReport()

const table = [
  '| entry | first load, minified kB | first load, brotli kB | budget | all, minified kB | all, brotli kB | budget |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map(
    ({ specifier, atFirst, first, inAll, all }) =>
      `| ${specifier} | ${atFirst.raw.toFixed(1)} | ${atFirst.brotli.toFixed(1)} | ${first} | ${inAll.raw.toFixed(1)} | ${inAll.brotli.toFixed(1)} | ${all} |`,
  ),
].join('\n')
console.log(`${table}\n\n${core.text}`)

if (process.argv.includes('--write')) {
  writeBudgets()
  const reports = new URL('./reports', import.meta.url)
  if (!existsSync(reports)) mkdirSync(reports)
  writeFileSync(
    new URL('./reports/size.md', import.meta.url),
    `# Size of each entry point

Bundled with esbuild with code splitting, minified, React external, everything else in. The first load is the entry with
all it imports statically: what a page waits for. All is that and every part that comes when it is needed. Chunks are
compressed one by one. An entry is measured with everything it exports; a page that imports less loads less. Renewed by
\`pnpm size --write\` after a build.

${table}

## The core in gzip

The root has the instance and what every feature stands on; each feature is a subpath. Everything is the first load of
all that the published root exports: the entry with all it imports statically, and so with TanStack Query, zustand and
what is bundled of graphql-request. What a page adds that imports a feature stands below, subpath by subpath; two that
share something count it twice. The rows with every subpath hide nothing: they are all a page could load at first. What an
\`import()\` brings is in none of them and has its own figure. The client layer has its dependencies in it too; it and our
own code are bundled from the sources. CI holds the budgets; the aim is what the design asks for.

${core.text}`,
  )
}

const tooBig = [
  ...rows.flatMap(({ specifier, atFirst, first, inAll, all }) => [
    ...(atFirst.brotli > first
      ? [`${specifier}: first load ${atFirst.brotli.toFixed(1)} kB, over its ${first} kB.`]
      : []),
    ...(inAll.brotli > all
      ? [`${specifier}: all of it ${inAll.brotli.toFixed(1)} kB, over its ${all} kB.`]
      : []),
  ]),
  ...core.tooBig,
]
for (const line of tooBig) console.error(line)
if (tooBig.length > 0) console.error('What is new is given a budget by "pnpm size --write".')
process.exit(tooBig.length > 0 ? 1 : 0)
