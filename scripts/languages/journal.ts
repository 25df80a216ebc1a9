import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { StoryCheck } from './StoryCheck.ts'

/** The finished checks of a build, from which an interrupted run resumes. */
export interface Journal {
  checks: StoryCheck[]
  add: (checks: readonly StoryCheck[]) => void
}

/** Opens the journal of a build of Storybook; another build has another. */
export function openJournal(folder: string, build: string): Journal {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `languages-${build}.jsonl`)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return {
    // An entry that broke off in the middle of a line is checked again.
    checks: lines.flatMap((line) => (line.endsWith(']') ? (JSON.parse(line) as StoryCheck[]) : [])),
    add: (checks) => appendFileSync(file, `\n${JSON.stringify(checks)}`),
  }
}
