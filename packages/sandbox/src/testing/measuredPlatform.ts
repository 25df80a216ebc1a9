// A platform in a process of its own for `pnpm bench live`, told by messages what to do: SQL to run, or with none to say
// what its processor did since.
import '../platform/quietGraphile.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type PlatformOptions, startPlatform } from '../platform/startPlatform.ts'

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
