// How long a start takes until the first question is answered, cold and warm, and what memory it takes then.
// `node bench/sandbox/start.ts` builds the package as it is published first; `--write` keeps the report.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cli = path.join(root, 'packages/sandbox/dist/src/cli.js')
const port = Number(process.env.PORT ?? 4570)
const rounds = 3

for (const script of ['dist', 'snapshot']) {
  const { status } = spawnSync(process.execPath, [path.join(root, `packages/sandbox/build/${script}.ts`)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

const folder = mkdtempSync(path.join(tmpdir(), 'capstan-start-'))
const cold = []
const warm = []
for (let round = 0; round < rounds; round++) {
  const data = path.join(folder, `data-${round}`)
  cold.push(await start(data))
  warm.push(await start(data))
}
rmSync(folder, { recursive: true, force: true })

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const line = (name: string, runs: Start[], budget: number) =>
  `| ${name} | ${median(runs.map(({ answered }) => answered))} | ${budget} | ${median(runs.map(({ memory }) => memory))} |`
const report = `# How quickly the sandbox starts

Made by \`node bench/sandbox/start.ts --write\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}. The median of ${rounds}
starts of the package as it is published, on PGlite with the small seed, from the start of the process to the first answered GraphQL query.

| start | ms to the first answer | budget | MB of memory (budget 600) |
| --- | ---: | ---: | ---: |
${line('cold: from the snapshot that ships', cold, 4000)}
${line('warm: a folder that is there', warm, 2000)}
`
console.log(report)
if (process.argv.includes('--write')) writeFileSync(path.join(root, 'bench/reports/start.md'), report)

interface Start {
  /** Milliseconds. */
  answered: number
  /** Megabytes. */
  memory: number
}

async function start(data: string): Promise<Start> {
  const begin = performance.now()
  const child = spawn(process.execPath, [cli, '--port', String(port), '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const cookie = await signIn()
  const answer = await fetch(`http://localhost:${port}/api/v2/graphql`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ getUsersData { user { id } } }' }),
  })
  if (!(await answer.text()).includes('"id"')) throw new Error('The first question was not answered.')
  const answered = Math.round(performance.now() - begin)
  const memory = Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
  )
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  return { answered, memory }
}

async function signIn(): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/authenticate/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ user: 'investor@capstan.test' }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
