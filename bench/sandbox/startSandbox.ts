import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { signIn, type Signed } from './signIn.ts'

/** A sandbox for one measurement. */
export interface Sandbox {
  origin: string
  /** The user of the queries. */
  signed: Signed
  /** From the start of the process to its first answered query, in milliseconds. */
  startedIn: number
  /** Resident memory in megabytes. */
  memory(): number
  /** Returns the share of one core that it uses without requests, in percent. */
  idle(): Promise<number>
  stop(): Promise<void>
}

export interface SandboxOptions {
  port: number
  seed: 'small' | 'large'
  /** PGlite's folder. */
  data?: string
  databaseUrl?: string
  /** The checkout of the sandbox; this one by default. */
  checkout?: string
}

/** Starts a sandbox and waits until it answers a query: of who was signed in before it stopped, or signs in now. */
export async function startSandbox(
  { port, seed, data, databaseUrl, checkout }: SandboxOptions,
  signedIn?: Signed,
): Promise<Sandbox> {
  const started = performance.now()
  const place = databaseUrl ? ['--database-url', databaseUrl] : ['--data', data ?? '.data/bench']
  const command = ['packages/sandbox/dist/src/cli.js', '--port', String(port), '--seed', seed, ...place]
  const server = spawn(process.execPath, command, {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: cleanEnv(),
  })
  const origin = `http://localhost:${port}`
  const signed = await answered(origin, server, signedIn)
  return {
    origin,
    signed,
    startedIn: performance.now() - started,
    memory: () => memoryOf(server),
    idle: () => idleOf(server),
    stop: () => stop(server),
  }
}

/** A database that the environment names is not the one to measure. */
function cleanEnv(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...env } = process.env
  return { ...env, LOG_LEVEL: 'error' }
}

/** A query takes the schema, the database and its policies. */
async function answered(origin: string, server: ChildProcess, signedIn?: Signed): Promise<Signed> {
  while (server.exitCode === null) {
    const health = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (health?.ok) {
      const signed = signedIn ?? (await signIn(origin, 'investor@capstan.test'))
      await signed.ask('{ getUsersData { user { id } } }')
      return signed
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The sandbox ended with ${server.exitCode}.`)
}

function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function idleOf({ pid }: ChildProcess): Promise<number> {
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  // The remaining work of a start would distort the measurement.
  await wait(3_000)
  const before = ticksOf(pid)
  await wait(5_000)
  return (ticksOf(pid) - before) / 5
}

/** Hundredths of a second of the processor, of the program and of the kernel for it. */
function ticksOf(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13)
  return Number(user) + Number(system)
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
