import { existsSync, readFileSync } from 'node:fs'
import type { End } from './inTurn.ts'

/** A test that passed by a refusal. */
export interface Seen {
  refusal: string
  file: string
  test: string
}

/** How a test ended while a refusal was removed in turn. */
export interface Tried extends Seen {
  end: End
}

/** What became of a refusal that was taken away. */
export interface Verdict {
  id: string
  verdict: 'noticed' | 'survived' | 'unreached'
  /** The test that turned red. */
  by?: string
  on: string
}

/** Everything that was noted in a file of JSON lines, oldest first. */
export function notes<T>(file: string): T[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as T)
}
