import { setImmediate } from 'node:timers/promises'
import type { NodePostgresPgClient } from 'postgraphile/adaptors/pg'
import type { WithPgClient } from 'postgraphile/@dataplan/pg'

type Reading = WithPgClient<NodePostgresPgClient>

/** The limits on the queries of one request. */
export interface Turns {
  /** The number of concurrent queries. */
  atOnce: number
  /** Throws when no more may be asked. */
  check?: () => void
}

/**
 * Limits the concurrent queries of one request; the others wait in order.
 *
 * A request of forty lists would otherwise take forty places in the one queue, ahead of all later requests. PGlite answers
 * without leaving this process, so other requests are let in between two queries.
 */
export function limitConcurrency(withClient: Reading, { atOnce, check }: Turns): Reading {
  const waiting: (() => void)[] = []
  let free = atOnce
  const enter = async () => {
    if (free > 0) return void free--
    await new Promise<void>((resolve) => waiting.push(resolve))
    await setImmediate()
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return async (settings, callback) => {
    await enter()
    try {
      check?.()
      return await withClient(settings, callback)
    } finally {
      leave()
    }
  }
}
