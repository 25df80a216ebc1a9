// Writes the exports of a package: the kit's entries from the `@public` names of its features, and from the files in
// `src/entries` the subpaths, the root of the kit and the tables of the READMEs.
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { featureEntries, isWritten } from './entries/featureEntries.ts'
import { withTable } from './entries/readmeTable.ts'
import { root } from './root.ts'

const at = (name: string, file: string) => path.join(root, 'packages', name, file)
const entriesOf = (name: string) =>
  readdirSync(at(name, 'src/entries'))
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort()

const target = (source: string, built: string) => ({
  'capstan-source': `./src/${source}.ts`,
  types: `./dist/${built}.d.ts`,
  default: `./dist/${built}.js`,
})

interface Manifest {
  exports: Record<string, object | string>
}

/** The root and a subpath an entry; files that are published as they stand keep their lines. */
function writeExports(name: string): void {
  const file = at(name, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const plain = Object.entries(manifest.exports).filter(([, to]) => typeof to === 'string')
  const subpaths = entriesOf(name).map((entry) => [`./${entry}`, target(`entries/${entry}`, entry)] as const)
  const exports = Object.fromEntries([['.', target('index', 'index')], ...subpaths, ...plain])
  writeFileSync(file, `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
}

async function writeFormatted(file: string, text: string): Promise<void> {
  const options = await resolveConfig(file)
  writeFileSync(file, await format(text, { ...options, filepath: file }))
}

for (const file of globSync(at('sdk-react', 'src/entries/*.ts')))
  if (isWritten(readFileSync(file, 'utf8'))) rmSync(file)
for (const [entry, text] of featureEntries(at('sdk-react', 'src')))
  await writeFormatted(at('sdk-react', `src/entries/${entry}.ts`), text)

for (const name of ['sdk-core', 'sdk-react']) {
  writeExports(name)
  const readme = at(name, 'README.md')
  const entries = entriesOf(name).map((entry) => ({
    specifier: `@capstan/${name}/${entry}`,
    text: readFileSync(at(name, `src/entries/${entry}.ts`), 'utf8'),
  }))
  await writeFormatted(readme, withTable(readFileSync(readme, 'utf8'), entries))
}

writeFileSync(
  at('sdk-react', 'src/index.ts'),
  [
    "'use client'",
    '',
    '// Written by `pnpm generate`; do not edit. Names are listed one by one in the entries.',
    ...entriesOf('sdk-react').map((entry) => `export * from './entries/${entry}'`),
    '',
  ].join('\n'),
)
