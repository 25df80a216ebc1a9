import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'

const logs = new AsyncLocalStorage<FastifyBaseLogger>()

/** Runs work so that its log entries go to this log, which names the request. */
export function runWithLog(log: FastifyBaseLogger, work: () => void): void {
  logs.run(log, work)
}

/** Logs an unexpected error, with the id of its request. */
export function logProblem(facts: object, message: string): void {
  logs.getStore()?.error(facts, message)
}
