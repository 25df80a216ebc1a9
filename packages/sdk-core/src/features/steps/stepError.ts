import type { Step } from './Step'

/** What a failed step says of itself, if it says anything; without it the catalogue's `failed` message stands. */
export function stepError(step: Pick<Step, 'status' | 'outputData'>): string | undefined {
  const error: unknown = step.status === 'failed' ? step.outputData?.error : undefined
  return typeof error === 'string' && error.trim() ? error : undefined
}
