// Measures how long the largest allowed documents occupy the server, on PGlite and on PostgreSQL: `pnpm bench limits`.
// DATABASE_URL names a server to make a database on. `--write` renews bench/reports/limits.md, `--built` measures the existing
// build, `--only words` asks for the lists with these words alone.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { machineLine } from '../machine.ts'
import { databaseOn } from '../sandbox/databaseOn.ts'
import { signIn } from '../sandbox/signIn.ts'
import { largeDocuments } from './documents.ts'
import { type WatchedServer, watchedServer } from './server.ts'

const port = Number(process.env.PORT ?? 4480)
const server = process.env.DATABASE_URL
const targets = { PGlite: 1_000, PostgreSQL: 250 }
const lines: string[] = []
const say = (line: string) => {
  console.log(line)
  lines.push(line)
}

const only = process.argv[process.argv.indexOf('--only') + 1] ?? ''
const documents = largeDocuments().filter(
  ({ name }) => !process.argv.includes('--only') || only.split(' ').some((word) => name.includes(word)),
)
const parts = process.argv.includes('--built') ? [] : ['dist', 'snapshot', 'schema']
for (const part of parts)
  execFileSync(process.execPath, [`packages/sandbox/build/${part}.ts`], { stdio: 'inherit' })
const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-limits-'))
say('# How long one document holds the server\n')
say(
  'Documents close to the limits, made from the schema, asked one after the other by a broker and by an issuer of the small seed; first new, then with its plan kept. The figure is the longest time that the event loop stood still (`monitorEventLoopDelay`).',
)
const onPglite = await watchedServer({ port, data: path.join(folder, 'data') })
await measure('PGlite', onPglite).finally(() => onPglite.stop())
if (server) {
  const { url, drop } = await databaseOn(server, `capstan_limits_${process.pid}`)
  const onPostgres = await watchedServer({ port, databaseUrl: url })
  await measure('PostgreSQL', onPostgres)
    .finally(() => onPostgres.stop())
    .finally(drop)
}
rmSync(folder, { recursive: true, force: true })
say(`\n${machineLine()}`)
if (process.argv.includes('--write'))
  writeFileSync(new URL('../reports/limits.md', import.meta.url), `${lines.join('\n')}\n`)

interface Held {
  name: string
  planned: number
  again: number
  outcome: string
}

async function measure(
  engine: 'PGlite' | 'PostgreSQL',
  { origin, begin, read }: WatchedServer,
): Promise<void> {
  const held: Held[] = []
  for (const user of ['broker@capstan.test', 'issuer@capstan.test']) {
    const { ask } = await signIn(origin, user)
    const once = async (query: string) => {
      begin()
      const outcome = await ask(query).then(
        (data) => `${Math.round(JSON.stringify(data).length / 1000)} kB`,
        (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error).slice(0, 80),
      )
      // Data written to the socket is sent after the answer was built.
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { outcome, longest: (await read()).longest }
    }
    for (const { name, query } of documents) {
      const first = await once(query)
      const second = await once(query)
      held.push({
        name: `${name} (${user.split('@')[0]})`,
        planned: first.longest,
        again: second.longest,
        outcome: second.outcome,
      })
    }
  }
  const refused = held.filter(({ outcome }) => !/^\d+ kB$/.test(outcome)).length
  say(`\n## ${engine}: at most ${targets[engine]} ms asked for\n`)
  say(`${held.length} documents, ${refused} refused by a limit. The ten that hold it longest:\n`)
  say('| document | new, ms | again, ms | answer |\n| --- | ---: | ---: | --- |')
  const longest = held
    .sort((a, b) => Math.max(b.planned, b.again) - Math.max(a.planned, a.again))
    .slice(0, 10)
  for (const { name, planned, again, outcome } of longest)
    say(`| ${name} | ${planned.toFixed(0)} | ${again.toFixed(0)} | ${outcome} |`)
}
