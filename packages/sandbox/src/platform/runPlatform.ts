import { fail } from './fail.ts'
import { type Platform, startPlatform } from './startPlatform.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { findDemoUsers } from './auth/demoUsers.ts'
import type { PlatformOptions } from './PlatformOptions.ts'

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

/**
 * Frees the memory that only the start needed: an unpacked snapshot, the build of the schema. Without this call it stays until
 * the first requests, because an idle process allocates nothing and so collects nothing.
 */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  // Only a last-resort collection returns free memory to the system.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Returns the hint below the address in the terminal: the welcome page, and a user to sign in as. Undefined in production, which
 * has no demo sign-in.
 */
async function whereToBegin({ url, db }: Pick<Platform, 'url' | 'db'>): Promise<string | undefined> {
  if (process.env.NODE_ENV === 'production') return undefined
  const [user] = await findDemoUsers(db)
  const asWhom = user ? `, or sign in as ${user.email}: no password is needed` : ''
  return `Begin at ${url}/sandbox/welcome${asWhom}. Ctrl+C stops it.`
}
