import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { journalFile } from './files.ts'
import { allRefusals } from './findRefusals.ts'
import { notes, type Verdict } from './notes.ts'
import { reasons } from './reasons.ts'
import { areas, type Refusal } from './Refusal.ts'

const reportFile = fileURLToPath(new URL('../../bench/reports/refusals.md', import.meta.url))

/** Says in the report where the campaign stands. */
export function writeReport(): void {
  const found = allRefusals()
  const verdicts = new Map(notes<Verdict>(journalFile).map((verdict) => [verdict.id, verdict]))
  const rows = [
    ...areas.map((area) => [area, found.filter((one) => one.area === area)] as const),
    ['all', found] as const,
  ]
  const open = found.filter(({ id }) => endOf(id, verdicts) === 'survived')
  const excused = found.filter(({ id }) => endOf(id, verdicts) === 'excused')
  writeFileSync(
    reportFile,
    `${head}
| area | found | taken away | noticed | survived with a reason | survived | not run |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map(([area, some]) => `| ${[area, ...figures(some, verdicts)].join(' | ')} |`).join('\n')}

Last verdict: ${[...verdicts.values()].at(-1)?.on ?? 'none'}.

## Survived

${open.length > 0 ? open.map((one) => `- ${lineOf(one)}`).join('\n') : 'None.'}

## Survived with a reason

${excused.length > 0 ? excused.map((one) => `- ${lineOf(one)}: ${reasons[one.id]}`).join('\n') : 'None.'}
`,
  )
}

type End = 'noticed' | 'excused' | 'survived' | 'not run'

function endOf(id: string, verdicts: ReadonlyMap<string, Verdict>): End {
  const { verdict } = verdicts.get(id) ?? {}
  if (verdict === 'noticed') return 'noticed'
  if (verdict === undefined) return 'not run'
  return reasons[id] ? 'excused' : 'survived'
}

function figures(some: readonly Refusal[], verdicts: ReadonlyMap<string, Verdict>): number[] {
  const count = (end: End) => some.filter(({ id }) => endOf(id, verdicts) === end).length
  const isRun = some.length - count('not run')
  return [some.length, isRun, count('noticed'), count('excused'), count('survived'), count('not run')]
}

const lineOf = ({ id, place }: Refusal) => `\`${id.replaceAll('`', "'")}\` (${place})`

const head = `# Refusals taken away

Every check of the platform that refuses (in its SQL, its routes, its hooks and its socket), every permission of the
matrix and every policy of row-level security is taken away, one at a time, and the tests that pass by it are run: a test
that turns red, and passes with nothing taken away, has noticed. One that no test passes by has survived without a run.

All of it happens on PGlite, one session that can be told what is taken away: what only two connections at once can show,
tests on PostgreSQL alone have to notice. Test files that start, pack or time the platform are not asked. The database's own
constraints are not taken away. What is not run has no verdict either way.

Made by \`pnpm refusals\`, which goes on where it stopped; \`pnpm refusals --again\` tries what survived once more. Do not edit.
`
