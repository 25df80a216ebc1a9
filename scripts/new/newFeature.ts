import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { coreFiles } from './coreFiles.ts'
import { kitFiles } from './kitFiles.ts'
import { type Noun, readNoun } from './Noun.ts'
import { withRoute } from './withRoute.ts'

/** The files that were written, and those that existed and were kept. */
export interface Skeleton {
  written: string[]
  left: string[]
}

const sdl = 'packages/sandbox/schema.graphql'
const routes = 'examples/host-app/src/routes.ts'

/** Writes the skeleton of a feature into a checkout: a list of its noun, from the platform to a page at a path. */
export function newFeature(root: string, plural: string, at?: string): Skeleton {
  const read = (file: string) => {
    const place = path.join(root, file)
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined
  }
  const noun = readNoun(read(sdl) ?? '', plural)
  refuseTakenName(root, noun)
  const files = {
    ...within('packages/sdk-core/src', coreFiles(noun)),
    ...within('packages/sdk-react/src', kitFiles(noun)),
  }
  const skeleton: Skeleton = { written: [], left: [] }
  const put = (file: string, text: string) => {
    const before = read(file)
    if (text === before) return void skeleton.left.push(file)
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    skeleton.written.push(file)
  }
  for (const [file, text] of Object.entries(files)) {
    const before = read(file)
    put(file, before === undefined ? text : file.includes('/entries/') ? withExports(before, text) : before)
  }
  put(routes, withRoute(read(routes) ?? '', noun, at))
  return skeleton
}

/** The query is named after the noun, and so is everything that is generated for it. */
function refuseTakenName(root: string, { plural, Plural }: Noun): void {
  const core = path.join(root, 'packages/sdk-core/src')
  const isTaken = (file: string) =>
    new RegExp(`^query ${Plural}\\b`, 'm').test(readFileSync(path.join(core, file), 'utf8'))
  const others = globSync('**/operations.graphql', { cwd: core }).filter(
    (file) => path.dirname(file) !== path.join('features', plural),
  )
  const taken = others.find(isTaken)
  if (taken) throw new Error(`"query ${Plural}" stands in ${path.dirname(taken)}: rename it, or begin there.`)
}

/** An entry that stands already, with exports of the files that it does not name. */
function withExports(entry: string, text: string): string {
  const isMissing = (line: string) => {
    const [from] = / from '.*'/.exec(line) ?? []
    return from && !entry.includes(from)
  }
  const missing = text.split('\n').filter(isMissing)
  return entry + missing.map((line) => `${line}\n`).join('')
}

const within = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]))
