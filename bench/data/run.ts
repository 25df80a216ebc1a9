// Five clients on one workload, in Node and in Chromium: `node bench/data/run.ts [--quick] [--once] [--n 10000] [--write]`.
// One process or page for each client, size and repetition (three; `--once`: one), the clients taking turns. `--write`
// renews bench/reports/data.md.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { bundle, peers, type PeerName } from './bundle.ts'
import { report, type Run } from './report.ts'
import type { Figures } from './Machine.ts'

const isQuick = process.argv.includes('--quick')
const given = process.argv.indexOf('--n')
const sizes =
  given > 0 ? [Number(process.argv[given + 1])] : isQuick ? [1000, 10_000] : [1000, 10_000, 50_000]
const repetitions = isQuick || process.argv.includes('--once') ? 1 : 3
/** The timeout of one session in milliseconds. A client that exceeded it is not measured again at that size. */
const bound = 60_000

const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-bench-'))
const script = (peer: PeerName, platform: string) => path.join(folder, `${peer}.${platform}.mjs`)
for (const platform of ['node', 'browser'] as const)
  for (const peer of peers) await bundle(peer, platform, script(peer, platform))

const runs: Run[] = []
const isLate = new Set<string>()
await eachTurn('node', runInNode)
save()
const browser = await openBrowser()
await eachTurn('chromium', (peer, n) => runInBrowser(browser, peer, n))
await browser.close()
rmSync(folder, { recursive: true, force: true })

console.log(save())

function save(): string {
  const text = report(runs, { bound, repetitions })
  if (process.argv.includes('--write')) writeFileSync(new URL('../reports/data.md', import.meta.url), text)
  return text
}

type Ended = { figures: Figures; isDone: boolean }

async function eachTurn(machine: Run['machine'], run: (peer: PeerName, n: number) => Ended | Promise<Ended>) {
  for (let repetition = 0; repetition < repetitions; repetition++)
    for (const n of sizes)
      for (const peer of repetition % 2 ? peers.toReversed() : peers) {
        const name = `${machine} ${peer} ${n}`
        if (isLate.has(name)) continue
        const { figures, isDone } = await run(peer, n)
        if (!isDone) isLate.add(name)
        console.error(`${name}: ${isDone ? 'done' : 'out of time'}`)
        runs.push({ machine, peer, n, figures, isDone })
      }
}

function runInNode(peer: PeerName, n: number): Ended {
  const flags = ['--expose-gc', '--max-old-space-size=6000']
  const { status, stdout } = spawnSync(process.execPath, [...flags, script(peer, 'node'), String(n)], {
    encoding: 'utf8',
    timeout: bound,
    killSignal: 'SIGKILL',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const last = stdout.trim().split('\n').at(-1)
  return { figures: last ? (JSON.parse(last) as Figures) : {}, isDone: status === 0 }
}

async function openBrowser(): Promise<Browser> {
  const executablePath = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].find((each) => each && existsSync(each))
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

async function runInBrowser(browser: Browser, peer: PeerName, n: number): Promise<Ended> {
  const page = await browser.newPage()
  await page.addScriptTag({ content: readFileSync(script(peer, 'browser'), 'utf8') })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), bound)))
  const done = page.evaluate((size) => globalThis.runSession(size), n).catch(() => undefined)
  const figures = await Promise.race([done, late])
  clearTimeout(timer)
  await page.close()
  return { figures: figures ?? {}, isDone: !!figures }
}
