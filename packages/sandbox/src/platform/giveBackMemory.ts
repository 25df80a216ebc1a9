import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Frees the memory that only the start needed: an unpacked snapshot, the build of the schema. Without this call it stays until
 * the first requests, because an idle process allocates nothing and so collects nothing.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  // Only the last resort gives what is free back to the system.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
