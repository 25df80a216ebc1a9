import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Engine } from './engines.ts'

/** A running server that can be killed. */
export interface Server {
  url: string
  pid: number
  /** Kills it as a power button would, and waits until it is gone. */
  kill(): Promise<void>
}

/** Starts a platform on an engine in a process of its own. */
export async function aServer({ options }: Engine): Promise<Server> {
  const script = fileURLToPath(new URL('serverProcess.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = (await Promise.race([once(child.stdout ?? process.stdin, 'data'), ended])) as [unknown]
  const url = String(line).trim()
  if (!url.startsWith('http')) throw new Error('The server did not start.')
  return {
    url,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
