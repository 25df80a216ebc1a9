import type { StoryCheck } from './StoryCheck.ts'

export const kinds = ['axe', 'overflow', 'literals', 'not shown'] as const

export interface Finding {
  kind: (typeof kinds)[number]
  id: string
  name: string
  lines: string[]
}

/** Returns the problems, one line for each kind in each check, in the order of the stories. */
export function findingsOf(checks: readonly StoryCheck[]): Finding[] {
  const sorted = [...checks].sort((a, b) => (`${a.id} ${a.name}` < `${b.id} ${b.name}` ? -1 : 1))
  return sorted.flatMap((check) =>
    kinds
      .map((kind) => ({ kind, id: check.id, name: check.name, lines: linesOf(check, kind) }))
      .filter(({ lines }) => lines.length > 0),
  )
}

function linesOf(check: StoryCheck, kind: Finding['kind']): string[] {
  if ('failed' in check) return kind === 'not shown' ? [check.failed] : []
  return kind === 'not shown' ? [] : check[kind]
}
