import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { lockDataDir } from './platform/db/lockDataDir.ts'
import { openDb } from './platform/db/openDb.ts'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
const folders: string[] = []

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'capstan-test-'))
  folders.push(folder)
  return folder
}

function aRun(...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: '', DATABASE_URL: '', PORT: '' }
  const child = spawn(process.execPath, [cli, ...args], {
    env: withoutEmpty(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (data) => (output.out += String(data)))
  child.stderr.on('data', (data) => (output.err += String(data)))
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, ...output }))
  const started = once(child.stdout, 'data').then(() => output.out.trim())
  return { child, ended, started }
}

const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, server }
}

const oneSentence = /^[A-Z—-][^\n]+\.\n$/

describe('capstan-sandbox', { timeout: 60_000 }, () => {
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

  it('prints one URL, the first page and a demo user, serves, and stops on request', async () => {
    const { port, server } = await takePort()
    server.close()
    const data = path.join(aFolder(), 'data')
    const run = aRun('--port', String(port), '--data', data)
    const url = await run.started
    const health = await fetch(new URL('/healthz', url))
    run.child.kill('SIGTERM')
    const { code, out, err } = await run.ended

    expect(url).toBe(`http://localhost:${port}`)
    expect(await health.json()).toMatchObject({ status: 'ok', engine: 'pglite' })
    expect([code, out, err]).toEqual([
      0,
      `http://localhost:${port}\n`,
      `Begin at http://localhost:${port}/sandbox/welcome, or sign in as investor@capstan.test: no password is needed. Ctrl+C stops it.\n`,
    ])
  })

  it.each([
    ['main port', 0],
    ['port of the providers’ pages', 1],
  ])('says in one sentence that the %s is taken', async (_which, offset) => {
    const { port, server } = await takePort()
    const { code, out, err } = await aRun(
      '--port',
      String(port - offset),
      '--data',
      path.join(aFolder(), 'data'),
    ).ended
    server.close()

    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(oneSentence)
    expect(err).toContain(`Port ${port} `)
  })

  it('says in one sentence that its data folder is in use', async () => {
    const data = aFolder()
    const unlock = await lockDataDir(data)
    const { code, err } = await aRun('--port', '0', '--data', data).ended
    const reset = await aRun('reset', '--data', data).ended
    unlock()

    expect([code, reset.code]).toEqual([1, 1])
    expect(err).toMatch(oneSentence)
    expect(reset.err).toBe(err)
    expect(err).toContain(`${data} is in use`)
    expect(err).toContain('CAPSTAN_DATA')
  })

  it('says in one sentence that its data folder is of another version', async () => {
    const data = aFolder()
    writeFileSync(path.join(data, 'PG_VERSION'), '15\n')
    const { code, err } = await aRun('--port', '0', '--data', data).ended

    expect(code).toBe(1)
    expect(err).toMatch(oneSentence)
    expect(err).toContain('PostgreSQL 15')
  })

  it.each([
    ['a port that is none', ['--port', 'many'], 'many is not a port'],
    [
      'a database that does not answer',
      ['--database-url', 'postgres://127.0.0.1:1/none'],
      'could not be reached',
    ],
    [
      'a network without the confirmation',
      ['--host', '0.0.0.0'],
      '--i-know-that-anybody-can-sign-in-as-anybody',
    ],
    ['a seed there is not', ['--seed', 'huge'], 'small, large, none'],
    ['the large seed without PostgreSQL', ['--seed', 'large'], 'needs a PostgreSQL server'],
    ['an address that is none', ['--database-url', 'mysql://x'], 'postgres://'],
    ['a command there is not', ['rest'], 'the only one is reset'],
    ['a word it does not know', ['--nonsense'], '--nonsense'],
  ])('refuses %s in words', async (_what, args, words) => {
    const { code, err } = await aRun(...args, ...(args[0] === '--port' ? [] : ['--port', '0'])).ended

    expect(code).toBe(1)
    expect(err).toContain(words)
    expect(err).toMatch(/^[^\n]+\.\n$/)
  })

  it('prints its version and its help', async () => {
    const [version, help] = await Promise.all([aRun('--version').ended, aRun('--help').ended])

    expect([version.code, version.out]).toEqual([0, '0.1.0\n'])
    for (const word of ['--port', '--seed', '--data', '--database-url', '--host', 'reset'])
      expect(help.out).toContain(word)
  })

  it('restores the seed with --reset, and starts with another seed on request', async () => {
    const data = path.join(aFolder(), 'data')
    const count = async () => {
      const db = await openDb({ dataDir: data })
      const { rows } = await db.pool.query<{ accounts: number; clock: string }>(
        `select (select count(*)::int from app_public.accounts) as accounts, "offset"::text as clock from app_private.clock`,
      )
      await db.pool.query(`update app_private.clock set "offset" = '3 days'`)
      await db.close()
      return rows[0]
    }
    await aRun('reset', '--data', data, '--seed', 'none').ended
    const empty = await count()
    const refused = await aRun('--port', '0', '--data', data, '--seed', 'small').ended
    await aRun('reset', '--data', data).ended

    expect(empty).toEqual({ accounts: 0, clock: '00:00:00' })
    expect([refused.code, refused.err]).toEqual([
      1,
      'The data are there already, seeded as none; to have the small ones, run: capstan-sandbox reset --seed small\n',
    ])
    expect((await count())?.accounts).toBeGreaterThan(50)
  })
})
