import { PlatformError } from './db/PlatformError.ts'

/** Ends the process with a message, and with the whole error only when it is unexpected. */
export function fail(error: unknown): never {
  console.error(error instanceof PlatformError ? error.message : error)
  process.exit(1)
}
