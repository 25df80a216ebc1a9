import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'
import { assertingFunctions, readTags, type FileTags } from './readTags.ts'

const tests = [
  'packages/{sdk-core,sdk-react,theme,sandbox}/src/**/*.{test,stories}.{ts,tsx}',
  'examples/host-app/src/**/*.test.{ts,tsx}',
  'e2e/**/*.spec.ts',
]
const drivers = 'e2e/**/*.ts'

const filesOf = (pattern: string | string[]) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/.tsc/**'] }).sort()
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Reads the tags of all tests. */
export function tagsOfTests(): FileTags {
  const asserting = assertingDrivers()
  const none: ReadonlySet<string> = new Set()
  const files = filesOf(tests).map((file) =>
    readTags(file, read(file), file.startsWith('e2e/') ? asserting : none),
  )
  return { tags: files.flatMap(({ tags }) => tags), problems: files.flatMap(({ problems }) => problems) }
}

/** The functions of the end-to-end drivers that assert, also by each other. */
function assertingDrivers(): ReadonlySet<string> {
  const sources = filesOf(drivers)
    .filter((file) => !file.endsWith('.spec.ts'))
    .map((file) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true))
  const found = new Set<string>()
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const source of sources) for (const name of assertingFunctions(source, found)) found.add(name)
  }
  return found
}
