import { subpathBudget } from './budgets.ts'
import { bundle, loaded, weigh } from './bundle.ts'
import { entriesOf } from './entries.ts'
import { kB, table } from './table.ts'

/** The features of the core, and their shared code. Test code reaches no page. */
export const subpaths: readonly string[] = entriesOf('sdk-core')
  .map((subpath) => subpath.slice(2))
  .filter((subpath) => subpath !== '' && subpath !== 'testing')

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

/** Returns the size that each subpath adds to a page with the root, and the subpaths without a budget or over it. */
export async function subpathReport(): Promise<{ lines: string[]; tooBig: string[] }> {
  const before = await firstLoad(root)
  const rows = await Promise.all(
    subpaths.map(async (subpath) => {
      const after = await firstLoad(`${root}\nexport * from '@capstan/sdk-core/${subpath}'`)
      const gzip = after.gzip - before.gzip
      return { subpath, raw: after.raw - before.raw, gzip, budget: subpathBudget(subpath, gzip) }
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
          `@capstan/sdk-core/${subpath} adds ${kB(gzip)} kB gzip, over its ${budget} kB (bench/budgets.json).`,
      ),
  }
}
