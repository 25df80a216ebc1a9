// Checks that no actor sees rows of another on the large seed, and measures the queries: `pnpm bench isolation`, on the
// PostgreSQL at DATABASE_URL with an empty database. `--write` renews bench/reports/isolation.md.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { machineLine } from './machine.ts'

/** The rows of every table that one actor saw; times in milliseconds. */
interface Shown {
  type: string
  role: string
  isNew: boolean
  seen: number
  foreign: number
  tablesBesidePolicies: number
  reading: number
  longest: number
}

const script = 'packages/sandbox/src/platform/isolation/measureVisibleRows.ts'
const started = performance.now()
const output = execFileSync(process.execPath, [script], { encoding: 'utf8' })
const all = performance.now() - started
const { tables, rows, shown } = JSON.parse(output) as { tables: number; rows: number; shown: Shown[] }
const wrong = shown.filter(({ foreign, tablesBesidePolicies }) => foreign + tablesBesidePolicies > 0)

const whole = (count: number) => count.toLocaleString('en')
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
const lines = [
  '# Who sees what of the large seed\n',
  `Every row of the ${tables} tables that a request may meet (${whole(rows)} rows) is asked for by a person of each role in an account of`,
  'each type, and by the owner of an account of each type that has just been made. A row is foreign when it neither names',
  'who sees it nor is shown to them, found without a look at the policies. A table is beside the policies when its rows are',
  'not the ones that the text of its policies says.\n',
  '| account | role | rows seen | foreign rows | tables beside the policies | reading all s | longest table s |',
  '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
  ...shown.map(line),
  `\n${whole(rows * shown.length)} rows × people in ${seconds(all)} s with seeding; ${wrong.length} people saw what they should not.`,
  `\n${machineLine()}`,
]
console.log(lines.join('\n'))
if (process.argv.includes('--write'))
  writeFileSync(new URL('reports/isolation.md', import.meta.url), `${lines.join('\n')}\n`)
process.exit(wrong.length > 0 ? 1 : 0)

function line({ type, role, isNew, seen, foreign, tablesBesidePolicies, reading, longest }: Shown): string {
  const name = role.replace('account_', '') + (isNew ? ', new' : '')
  return `| ${type} | ${name} | ${whole(seen)} | ${foreign} | ${tablesBesidePolicies} | ${seconds(reading)} | ${seconds(longest)} |`
}
