// pnpm mutants: removes behaviours one at a time; each must turn a named test red. Renews docs/conformance/mutants.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { mutants } from './mutants/list.ts'
import { runMutant, type Outcome } from './mutants/runMutant.ts'

mkdirSync('reports', { recursive: true })
const wanted = process.argv[2] ?? ''
const outcomes: Outcome[] = []
for (const mutant of mutants.filter(({ name, file }) => name.includes(wanted) || file.includes(wanted))) {
  const outcome = runMutant(mutant)
  console.log(`${outcome.killed ? 'killed  ' : 'SURVIVED'} ${mutant.name}`)
  if (!outcome.killed) console.log(`         ${outcome.by.join('; ')}`)
  outcomes.push(outcome)
}

const survivors = outcomes.filter(({ killed }) => !killed)
if (!wanted) writeFileSync('docs/conformance/mutants.md', page(outcomes))
console.log(`${outcomes.length - survivors.length} of ${outcomes.length} mutants killed`)
process.exit(survivors.length > 0 ? 1 : 0)

function page(outcomes: Outcome[]): string {
  const rows = outcomes.map(
    ({ mutant, killed, by }) =>
      `| ${mutant.name} | \`${mutant.file}\` | ${killed ? (by[0] ?? '').replaceAll('|', '\\|') : '**survived**'} |`,
  )
  return [
    '# Mutants',
    '',
    'Behaviours removed one at a time, and the first test that turned red. Written by `pnpm mutants`; do not edit.',
    '',
    '| behaviour removed | file | test |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
