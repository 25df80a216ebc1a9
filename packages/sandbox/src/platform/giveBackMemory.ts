import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what a start needed and nothing needs any more: an unpacked snapshot, the making of a schema. By itself
 * that would stay for as long as nobody asks anything, because then nothing new is made either.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  // Only the last resort gives what is free back to the system.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
