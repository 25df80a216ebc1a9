import type { ChildProcess } from 'node:child_process'

/** A suite with a running time limit; `stop` returns true when the limit ended it. */
export interface Running {
  stop: () => boolean
}

/** Ends a suite and the rest of its process group when its time is over, or when this process is terminated. */
export function endAfter(minutes: number, child: ChildProcess): Running {
  let isOutOfTime = false
  const timer = setTimeout(() => {
    isOutOfTime = true
    endGroup(child)
  }, minutes * 60_000)
  // Suites run beside each other: each ends its own where this process does.
  const end = () => endGroup(child)
  const signals = ['SIGINT', 'SIGTERM'] as const
  process.on('exit', end)
  for (const signal of signals) process.on(signal, leave)
  const stop = () => {
    clearTimeout(timer)
    process.off('exit', end)
    for (const signal of signals) process.off(signal, leave)
    return isOutOfTime
  }
  return { stop }
}

const leave = () => process.exit(1)

function endGroup({ pid, stdout, stderr }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended already; a process that left it may hold its output streams.
  }
  for (const stream of [stdout, stderr]) stream?.destroy()
}
