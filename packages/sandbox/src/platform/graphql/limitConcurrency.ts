import { setImmediate } from 'node:timers/promises'
import type { NodePostgresPgClient } from 'postgraphile/adaptors/pg'
import type { WithPgClient } from 'postgraphile/@dataplan/pg'

type Reading = WithPgClient<NodePostgresPgClient>

/** How a request's questions are let through. */
export interface Turns {
  /** How many of them at a time. */
  atOnce: number
  /** Throws when no more may be asked. */
  check?: () => void
}

/**
 * One request's way to the database: so many of its questions at a time, the others in their order.
 *
 * A request of forty lists would otherwise stand forty times in the one queue before everybody who comes after it. And
 * because PGlite answers without ever leaving this process, others are let in between two questions.
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
