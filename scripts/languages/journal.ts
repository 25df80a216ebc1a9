import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Look } from './Look.ts'

/** The finished looks of a build, from which an interrupted run resumes. */
export interface Journal {
  looks: Look[]
  add: (looks: readonly Look[]) => void
}

/** Opens the journal of a build of Storybook; another build has another. */
export function openJournal(folder: string, build: string): Journal {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `languages-${build}.jsonl`)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return {
    // An entry that broke off in the middle of a line is checked again.
    looks: lines.flatMap((line) => (line.endsWith(']') ? (JSON.parse(line) as Look[]) : [])),
    add: (looks) => appendFileSync(file, `\n${JSON.stringify(looks)}`),
  }
}
