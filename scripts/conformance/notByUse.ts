import type { Verdict } from './rows.ts'

/** The rows of docs/conformance/not-by-use.md, which no browser can prove. */
export function readNotByUse(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z]+-\d{3}) \|/gm)].map(([, id = '']) => id)
}

/** Which of these rows have no place there: they do not exist, or are not proven by rule. */
export function misplaced(ids: readonly string[], verdicts: readonly Verdict[]): string[] {
  const status = new Map(verdicts.map((row) => [row.id, row.status]))
  return ids.filter((id) => status.get(id) !== 'by rule')
}
