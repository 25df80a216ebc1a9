// Starts the platform on a new PostgreSQL database, for the specs that run on both engines. It serves the app that the other
// platform has built, and waits for it: two builds at once would write the same files.
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '../packages/sandbox/src/testing/database/startPostgres.ts'
import { ensurePostgres } from './machine/postgres.ts'

const first = `${process.env.FIRST}/healthz`
while (!(await fetch(first).catch(() => undefined))?.ok) await setTimeout(200)

ensurePostgres()
const server = await startPostgres()
const platform: ChildProcess = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: path.join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: server.url },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => platform.kill(signal))
platform.on('exit', (code) => void server.stop().then(() => process.exit(code ?? 1)))
