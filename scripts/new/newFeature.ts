import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { coreFiles } from './coreFiles.ts'
import { hostFiles, withRoute } from './hostFiles.ts'
import { kitFiles } from './kitFiles.ts'
import { readNoun, wordsOf } from './Noun.ts'

/** What was written, and what stood there already and was left alone. */
export interface Skeleton {
  written: string[]
  left: string[]
}

const sdl = 'packages/sandbox/schema.graphql'
const routes = 'examples/host-app/src/routes.ts'

/** Writes the skeleton of a feature into a checkout: a list of its noun, from the platform to a page. */
export function newFeature(root: string, plural: string): Skeleton {
  const at = (file: string) => path.join(root, file)
  const noun = readNoun(readFileSync(at(sdl), 'utf8'), plural)
  const files = {
    ...within('packages/sdk-core/src', coreFiles(noun)),
    ...within('packages/sdk-react/src', kitFiles(noun)),
    ...within('examples/host-app/src', hostFiles(noun)),
    [`.changeset/${plural}.md`]: `---
'@capstan/sdk-core': minor
'@capstan/sdk-react': minor
---

\`${noun.Plural}\` lists the ${wordsOf(noun.Plural)} of an account.
`,
  }
  const [left = [], missing = []] = [true, false].map((isThere) =>
    Object.keys(files).filter((file) => existsSync(at(file)) === isThere),
  )
  for (const file of missing) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), files[file] ?? '')
  }
  const before = readFileSync(at(routes), 'utf8')
  const after = withRoute(before, noun)
  writeFileSync(at(routes), after)
  return { written: after === before ? missing : [...missing, routes], left }
}

const within = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]))
