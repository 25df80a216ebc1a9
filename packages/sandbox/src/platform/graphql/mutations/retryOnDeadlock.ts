import type { ExecutionResult } from 'postgraphile/graphql'

const deadlock = '40P01'
const mostTries = 4

/** Does the work again where the database ended it because two transactions waited for each other: neither was wrong. */
export async function retryOnDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error
    }
  }
}

/** Throws the deadlock that an answer carries, so that the whole request is undone and tried again. */
export function refuseDeadlock({ errors = [] }: ExecutionResult): void {
  const found = errors.find(({ originalError }) => isDeadlock(originalError))
  if (found) throw found.originalError
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === deadlock
