import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The figures that a server reports about its event loop. */
export interface LoopFigures {
  /** Milliseconds for which its event loop stood still at most. */
  longest: number
  cpu: { user: number; system: number }
}

export interface WatchedServer {
  origin: string
  /** Starts a new measurement. */
  begin(): void
  read(): Promise<LoopFigures>
  stop(): Promise<void>
}

interface Place {
  port: number
  data?: string
  databaseUrl?: string
  /** Modules that are loaded before it, beside the watch. */
  preload?: string[]
}

/** Starts the published sandbox with the small seed, and a watch on its event loop. */
export async function watchedServer({
  port,
  data,
  databaseUrl,
  preload = [],
}: Place): Promise<WatchedServer> {
  const loaded = ['watchLoop.ts', ...preload].map((file) => fileURLToPath(new URL(file, import.meta.url)))
  const place = databaseUrl ? ['--database-url', databaseUrl] : ['--data', data ?? '']
  const imports = loaded.flatMap((file) => ['--import', file])
  const command = [...imports, 'packages/sandbox/dist/src/cli.js', '--port', String(port)]
  const { DATABASE_URL: _, ...inherited } = process.env
  const server: ChildProcess = spawn(process.execPath, [...command, '--seed', 'small', ...place], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...inherited, LOG_LEVEL: 'error' },
  })
  const origin = `http://localhost:${port}`
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`The sandbox ended with ${server.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    begin: () => void server.send('begin'),
    async read() {
      const answer = once(server, 'message')
      server.send('read')
      return ((await answer) as [LoopFigures])[0]
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
