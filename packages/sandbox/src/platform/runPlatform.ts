import { fail } from './fail.ts'
import { type PlatformOptions, startPlatform } from './startPlatform.ts'

/** Serves a platform until the process is told to stop; what a person can put right is told in one sentence. */
export async function runPlatform(options: PlatformOptions): Promise<void> {
  try {
    const platform = await startPlatform(options)
    console.log(platform.url)
    const stop = () => void platform.close().then(() => process.exit(0), fail)
    process.once('SIGTERM', stop).once('SIGINT', stop)
  } catch (error) {
    fail(error)
  }
}
