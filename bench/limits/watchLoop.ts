// Loaded before the server: reports to its parent process how long its event loop was blocked, and its memory.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 5
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

process.on('message', (message) => {
  if (message === 'begin') delay.reset()
  if (message === 'read')
    process.send?.({
      // Nothing waits for a timer less than its resolution.
      longest: Math.max(0, delay.max / 1e6 - resolution),
      cpu: process.cpuUsage(),
    })
})
