import { existsSync, readFileSync } from 'node:fs'

/** What became of a mutant in one test. */
export interface Note {
  id: string
  end: 'begun' | 'passed' | 'killed' | 'timed out'
  test?: string
}

/** What was noted, of each mutant the last that was: one that is still begun took its process down with it. */
export function notes(path: string): Note[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  const last = new Map<string, Note>()
  for (const line of lines) {
    const note = JSON.parse(line) as Note
    last.set(note.id, note)
  }
  return [...last.values()]
}
