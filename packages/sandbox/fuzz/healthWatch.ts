// Asks every 100 ms whether a server is well, and looks at its memory, in a thread of its own: what the campaign does with its
// answers would count as time of the server otherwise.
import { readFileSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** The longest that `/healthz` took, in milliseconds, the most memory that the server held, in MB, and why it was not reached. */
export interface Health {
  slowest: number
  memory: number
  failures: string[]
}

interface Watched {
  url: string
  pid: number
}

/** Watches a server until it is asked for the result. */
export function watchHealth({ url, pid }: Watched): { stop(): Promise<Health> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, pid } })
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', (health: Health) => {
          resolve(health)
          void worker.terminate()
        })
        worker.once('error', reject)
        worker.postMessage('stop')
      }),
  }
}

if (!isMainThread) void watch(workerData as Watched)

async function watch({ url, pid }: Watched): Promise<void> {
  const health: Health = { slowest: 0, memory: 0, failures: [] }
  parentPort?.once('message', () => parentPort?.postMessage(health))
  for (;;) {
    const begun = performance.now()
    await fetch(new URL('/healthz', url)).then(
      (answer) => answer.arrayBuffer(),
      (error: unknown) => health.failures.push(String(error)),
    )
    health.slowest = Math.max(health.slowest, performance.now() - begun)
    health.memory = Math.max(health.memory, memoryOf(pid))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Resident megabytes; nothing of a process that has ended. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
