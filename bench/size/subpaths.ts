import { readFileSync } from 'node:fs'
import { bundle, loaded, weigh } from './bundle.ts'
import { kB, table } from './table.ts'

/** What CI lets each subpath of the core add to the root, in kB gzip. */
const budgets: Readonly<Record<string, number>> = {
  accounts: 1.5,
  countries: 0.4,
  documents: 0.8,
  grid: 2.6,
  integrations: 1.8,
  invest: 2.8,
  onboarding: 3.4,
  portfolio: 2.8,
  securities: 0.6,
  steps: 3.3,
  terms: 0.3,
}

const { exports } = JSON.parse(
  readFileSync(new URL('../../packages/sdk-core/package.json', import.meta.url), 'utf8'),
) as { exports: Record<string, string | object> }

/** The features of the core. What is for tests reaches no page. */
export const subpaths: readonly string[] = Object.entries(exports)
  .filter(([subpath, target]) => typeof target === 'object' && subpath !== '.' && subpath !== './testing')
  .map(([subpath]) => subpath.slice(2))

const root = "export * from '@capstan/sdk-core'"

/** All that the published core exports, with every subpath. */
export const everySubpath = [
  root,
  ...subpaths.map((subpath) => `export * from '@capstan/sdk-core/${subpath}'`),
].join('\n')

async function firstLoad(contents: string) {
  const made = await bundle(contents)
  return weigh(made, loaded(made, ['import-statement']))
}

/** What each subpath adds to a page that has the root, and which of them is over its budget or has none. */
export async function subpathReport(): Promise<{ lines: string[]; tooBig: string[] }> {
  const before = await firstLoad(root)
  const rows = await Promise.all(
    subpaths.map(async (subpath) => {
      const after = await firstLoad(`${root}\nexport * from '@capstan/sdk-core/${subpath}'`)
      const budget = budgets[subpath] ?? 0
      return { subpath, raw: after.raw - before.raw, gzip: after.gzip - before.gzip, budget }
    }),
  )
  return {
    lines: table(
      ['what a subpath adds to the root', 'minified kB', 'gzip kB', 'budget'],
      rows.map(({ subpath, raw, gzip, budget }) => [`\`/${subpath}\``, kB(raw), kB(gzip), String(budget)]),
    ),
    tooBig: rows
      .filter(({ gzip, budget }) => gzip > budget)
      .map(
        ({ subpath, gzip, budget }) =>
          `@capstan/sdk-core/${subpath} adds ${kB(gzip)} kB gzip, over its ${budget} kB (bench/size/subpaths.ts).`,
      ),
  }
}
