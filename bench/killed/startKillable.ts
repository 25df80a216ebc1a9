import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

/** The database engine of the platform. */
export type Engine = 'pglite' | 'postgres'

/** A platform that can be killed, and started again on the same data. */
export interface Killable {
  origin: string
  engine: Engine
  /** Kills it as the system does, between two instructions, and starts it again. */
  killAndStart: () => Promise<void>
  stop: () => Promise<void>
}

const root = path.join(import.meta.dirname, '../..')
const data = path.join(root, '.data/killed')

/**
 * Starts the platform as `npm start` does, with the data in `.data/killed` or in the database at DATABASE_URL; remove them first
 * for a fresh run.
 */
export async function startKillable(port: number, engine: Engine): Promise<Killable> {
  const origin = `http://localhost:${port}`
  const { DATABASE_URL, ...own } = process.env
  const place = engine === 'postgres' ? { DATABASE_URL } : { CAPSTAN_DATA: data }
  const env = { ...own, ...place, PORT: String(port) }
  const start = () =>
    spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env, stdio: 'ignore', detached: true })
  let child = start()
  await untilHealthy(origin)

  return {
    origin,
    engine,
    killAndStart: async () => {
      await ended(child, 'SIGKILL')
      child = start()
      await untilHealthy(origin)
    },
    stop: () => ended(child, 'SIGTERM'),
  }
}

/** Kills the whole process group, so that no child process continues. */
async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve))
  if (child.pid) process.kill(-child.pid, signal)
  await exit
}

async function untilHealthy(origin: string): Promise<void> {
  const until = Date.now() + 300_000
  while (Date.now() < until) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The platform does not answer.')
}
