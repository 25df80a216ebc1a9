import type { Look } from './Look.ts'

export const kinds = ['axe', 'overflow', 'literals', 'not shown'] as const

export interface Finding {
  kind: (typeof kinds)[number]
  id: string
  name: string
  lines: string[]
}

/** Returns the problems, one line for each kind in each look, in the order of the stories. */
export function findingsOf(looks: readonly Look[]): Finding[] {
  const sorted = [...looks].sort((a, b) => (`${a.id} ${a.name}` < `${b.id} ${b.name}` ? -1 : 1))
  return sorted.flatMap((look) =>
    kinds
      .map((kind) => ({ kind, id: look.id, name: look.name, lines: linesOf(look, kind) }))
      .filter(({ lines }) => lines.length > 0),
  )
}

function linesOf(look: Look, kind: Finding['kind']): string[] {
  if ('failed' in look) return kind === 'not shown' ? [look.failed] : []
  return kind === 'not shown' ? [] : look[kind]
}
