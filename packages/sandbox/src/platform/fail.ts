import { PlatformError } from './db/PlatformError.ts'

/** Ends the process with a sentence, and with the whole error only when nobody foresaw it. */
export function fail(error: unknown): never {
  console.error(error instanceof PlatformError ? error.message : error)
  process.exit(1)
}
