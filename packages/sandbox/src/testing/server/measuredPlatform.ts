// A platform in a separate process for `pnpm bench live`. It receives messages: SQL to run, or none to report the processor time
// since the last report.
import '../../platform/quietGraphile.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startPlatform } from '../../platform/startPlatform.ts'
import type { PlatformOptions } from '../../platform/PlatformOptions.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as PlatformOptions
const platform = await startPlatform({ ...options, port: 0, logLevel: 'silent' })
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
let before = process.cpuUsage()

process.on('message', (sql: string) => {
  if (sql !== '') {
    void platform.db.pool.query(sql).then(({ rows }) => process.send?.(rows))
    return
  }
  const { user, system } = process.cpuUsage(before)
  process.send?.({ processor: (user + system) / 1000, longest: delay.max / 1e6 })
  before = process.cpuUsage()
  delay.reset()
})
process.send?.(platform.url)
