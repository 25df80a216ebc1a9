// pnpm mutants [words]: removes behaviours one at a time; each must turn a named test red. Renews their rows in
// docs/conformance/mutants.md. With words it tries only the mutants whose area, name, file or test has them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { areas } from './mutants/list.ts'
import { page } from './mutants/page.ts'
import { runMutant, type Outcome } from './mutants/runMutant.ts'

// Ctrl+C: we end once the removed behaviour is back in its place.
let isStopped = false
process.on('SIGINT', () => (isStopped = true))

const path = 'docs/conformance/mutants.md'
const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
const wanted = process.argv[2] ?? ''
const outcomes: Outcome[] = []
for (const [area, mutants] of Object.entries(areas)) {
  for (const mutant of mutants.filter(({ name, file, test }) =>
    [area, name, file, test].join(' ').includes(wanted),
  )) {
    const outcome = await runMutant(mutant)
    console.log(`${outcome.killed ? 'killed  ' : 'SURVIVED'} ${mutant.name}`)
    if (!outcome.killed) console.log(`         ${mutant.file}: ${outcome.by.join('; ')}`)
    outcomes.push(outcome)
    writeFileSync(path, page(areas, outcomes, before))
    if (isStopped) process.exit(130)
  }
}

const survivors = outcomes.filter(({ killed }) => !killed)
console.log(`${outcomes.length - survivors.length} of ${outcomes.length} mutants killed`)
process.exit(survivors.length > 0 ? 1 : 0)
