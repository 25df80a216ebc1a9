import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from '@stryker-mutator/api/logging'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const root = path.join(import.meta.dirname, '../..')
const source = path.join(root, 'packages/sdk-core/src')

/** A small mistake that can be switched on while the tests run. */
export interface Mutant {
  id: string
  /** Within packages/sdk-core/src. */
  file: string
  line: number
  /** The original code, and its replacement. */
  original: string
  replacement: string
}

export interface Instrumented {
  mutants: Mutant[]
  /** The text of each file with all its mutants in it, by its path. */
  texts: ReadonlyMap<string, string>
}

/** An area with every mistake StrykerJS knows to make in it, all of them switched off. */
export async function instrument(area: string): Promise<Instrumented> {
  const names = globSync(`{,features/}${area}/**/*.ts`, { cwd: source })
    .filter((name) => !/(\.test|\.generated|\/testing)\.ts$/.test(name))
    .toSorted()
  const before = new Map(names.map((name) => [name, readFileSync(path.join(source, name), 'utf8')]))
  const files = [...before].map(([name, content]) => ({ name, content, mutate: true }))
  const options = { plugins: null, ignorers: [], excludedMutations: [], noHeader: false }
  const result = await new Instrumenter(silent).instrument(files, options)
  const mutants = result.mutants.map(({ id, fileName: file, location, replacement }) => ({
    id,
    file,
    line: location.start.line + 1,
    original: plain(textAt(before.get(file) ?? '', location)),
    replacement: plain(replacement),
  }))
  const texts = new Map(result.files.map(({ name, content }) => [path.join(source, name), content]))
  return { mutants, texts }
}

interface Place {
  line: number
  column: number
}

function textAt(text: string, { start, end }: { start: Place; end: Place }): string {
  const lines = text.split('\n').slice(start.line, end.line + 1)
  const last = lines.length - 1
  lines[last] = (lines[last] ?? '').slice(0, end.column)
  lines[0] = (lines[0] ?? '').slice(start.column)
  return lines.join('\n')
}

/** Returns a text as one line, short enough for a table. */
function plain(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}

const nothing = () => {}
const never = () => false
const silent: Logger = {
  ...{ isTraceEnabled: never, isDebugEnabled: never, isInfoEnabled: never },
  ...{ isWarnEnabled: never, isErrorEnabled: never, isFatalEnabled: never },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
}
