import { fail } from './fail.ts'
import { giveBackMemory } from './giveBackMemory.ts'
import { type Platform, type PlatformOptions, startPlatform } from './startPlatform.ts'
import { whereToBegin } from './whereToBegin.ts'

/** Serves a platform until the process is stopped; an error that a person can fix is printed as one sentence. */
export async function runPlatform(options: PlatformOptions): Promise<void> {
  try {
    const platform = await startPlatform(options)
    console.log(platform.url)
    // For the person at the terminal: a program that reads the output finds the address there, and nothing else.
    const hint = await whereToBegin(platform)
    if (hint) console.error(hint)
    stopWhenTold(platform)
    setTimeout(giveBackMemory, settled).unref()
  } catch (error) {
    fail(error)
  }
}

/** Requests that waited for the start have been answered by then. */
const settled = 2_000

const limit = 20_000

/** The first word stops in good order, within a limit; the second one at once. */
function stopWhenTold(platform: Platform): void {
  let isTold = false
  const stop = () => {
    if (isTold) process.exit(130)
    isTold = true
    setTimeout(() => process.exit(1), limit).unref()
    platform.close().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}
