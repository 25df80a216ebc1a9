import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL for the tests of one file, and how to end it. */
export interface TestServer {
  /** The address of a new, empty database whose owner is no superuser. */
  url: string
  stop(): Promise<void>
}

/** Returns true when there is a PostgreSQL to test on: the one at `DATABASE_URL`, or Debian's programs. */
export function canStartPostgres(): boolean {
  return !!process.env.DATABASE_URL || !!programs()
}

/** Starts a PostgreSQL in a temporary folder, or creates a database in the one at `DATABASE_URL`. */
export async function startPostgres(): Promise<TestServer> {
  const url = process.env.DATABASE_URL
  return url ? databaseIn(url) : startOwn()
}

async function databaseIn(url: string): Promise<TestServer> {
  const name = `capstan_test_${process.pid}_${Date.now()}`
  await run(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, stop: () => run(url, `drop database ${name} with (force)`) }
}

async function startOwn(): Promise<TestServer> {
  const bin = programs() ?? ''
  const user = serverUser()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'capstan-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', folder, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8'],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  // A socket in the folder and no port: nothing to collide with.
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      folder,
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=100',
      '-c',
      'autovacuum=off',
    ],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const host = encodeURIComponent(folder)
  await untilReady(`postgres://postgres@${host}/postgres`)
  await run(`postgres://postgres@${host}/postgres`, 'create role capstan login createrole createdb')
  await run(`postgres://postgres@${host}/postgres`, 'create database capstan owner capstan')
  return { url: `postgres://capstan@${host}/capstan`, stop: () => stop(server, folder) }
}

function programs(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => path.join(root, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')))
}

/** PostgreSQL refuses to run as root: Debian's package brings a user for it. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await run(url, 'select 1')
    } catch {
      await setTimeout(100)
    }
  }
  throw new Error('PostgreSQL did not start within ten seconds.')
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGQUIT')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
