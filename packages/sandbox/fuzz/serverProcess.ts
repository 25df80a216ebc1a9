// A platform in a process of its own, so that it can be killed: prints where it is, then serves until it dies.
import { startPlatform } from '../src/platform/startPlatform.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as { dataDir?: string; databaseUrl?: string }
const platform = await startPlatform({ ...options, port: 0, logLevel: 'silent' })
console.log(platform.url)
