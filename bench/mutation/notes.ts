import { existsSync, readFileSync } from 'node:fs'

/** The result of a mutant in one test. */
export interface Note {
  id: string
  end: 'begun' | 'passed' | 'killed' | 'timed out'
  /** The id of the test. */
  test?: string
}

/** Everything that was noted, oldest first. */
export function notes(path: string): Note[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Note)
}

/** Returns the last result of each mutant; one that is still `begun` crashed its process. */
export function endsOf(all: readonly Note[]): Map<string, Note['end']> {
  return new Map(all.map(({ id, end }) => [id, end]))
}
