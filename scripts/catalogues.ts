// Writes the messages of every feature of the kit to one file for each language: English from its `messages.ts`, others beside
// it.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

const kit = path.join(root, 'packages/sdk-react/src')

/** The features' words in a file of theirs, such as `messages.de.ts`, by the features' names. */
function writeCatalogue(file: string): void {
  const files = globSync(`features/*/${file}.ts`, { cwd: kit }).sort()
  const words = files.map((each) => ({ feature: path.basename(path.dirname(each)), name: exportOf(each) }))
  const imports = words.map(({ feature, name }) => `import { ${name} } from '../features/${feature}/${file}'`)
  const entries = words.map(({ feature, name }) => `  ${feature}: ${name},`)
  const text = [
    '// Written by `pnpm generate`; do not edit.',
    ...imports,
    '',
    'export const features = {',
    ...entries,
    '}',
    '',
  ]
  writeFileSync(
    path.join(kit, `languages/${file.replace('messages', 'features')}.generated.ts`),
    text.join('\n'),
  )
}

function exportOf(file: string): string {
  const [, name] = /^export const (\w+)/m.exec(readFileSync(path.join(kit, file), 'utf8')) ?? []
  if (!name) throw new Error(`${file} exports no words.`)
  return name
}

const files = globSync('features/*/messages{,.*}.ts', { cwd: kit }).map((file) => path.basename(file, '.ts'))
for (const file of new Set(files)) writeCatalogue(file)
