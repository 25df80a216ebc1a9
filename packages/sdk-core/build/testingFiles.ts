// Writes what tests import of every feature: its operations by their names, and its records in `testing.ts`, or in files of `testing`.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const src = path.join(import.meta.dirname, '../src')
const by = '// Written by `pnpm generate`; do not edit.\n'
/** The folders that send anything, as they are named from a folder of `src`. */
const folders = globSync('**/operations.graphql', { cwd: src })
  .map((file) => path.posix.join('..', path.posix.dirname(file)))
  .toSorted()

const documents = folders.flatMap((folder) => {
  const text = readFileSync(path.join(src, 'testing', folder, 'operations.generated.ts'), 'utf8')
  return [...text.matchAll(/^export const (\w+)Document\b/gm)].map(([, name = '']) => ({ folder, name }))
})
const importOf = (folder: string) => {
  const names = documents.filter((each) => each.folder === folder).map(({ name }) => `${name}Document`)
  return `import { ${names.join(', ')} } from '${folder}/operations.generated'`
}

writeFileSync(
  path.join(src, 'testing/operations.generated.ts'),
  `${by}${folders.map(importOf).join('\n')}

/** Every operation the package sends, by its name: what \`fakeServer().on(…)\` is taught with. */
export const operations = {
${documents.map(({ name }) => `  ${name}: ${name}Document,`).join('\n')}
}
`,
)

const ours = ['fakeServer', 'fakeSocket', 'fixtureIds', 'operations.generated'].map(
  (name) => `../testing/${name}`,
)
// A feature that posts to routes alone has no operations, and records all the same.
const features = globSync('features/*/{testing,testing/*}.ts', { cwd: src }).map(
  (file) => `../${file.split(path.sep).join('/').replace(/\.ts$/, '')}`,
)
const theirs = [...new Set([...folders.map((folder) => `${folder}/testing`), ...features])].toSorted()
const files = [...ours, ...theirs].filter((file) => existsSync(path.join(src, 'testing', `${file}.ts`)))
writeFileSync(
  path.join(src, 'entries/testing.ts'),
  `// A platform in memory, a socket you can drop, plain records for your tests.
// Written by \`pnpm generate\`; do not edit.
${files.map((file) => `export * from '${file}'\n`).join('')}`,
)
