/** What a step says of how it went. */
interface FailedStep {
  status: string
  outputData?: { error?: unknown } | null
}

/** What a failed step says of itself, if it says anything; without it the catalogue's `failed` message stands. */
export function stepError(step: FailedStep): string | undefined {
  const error: unknown = step.status === 'failed' ? step.outputData?.error : undefined
  return typeof error === 'string' && error.trim() ? error : undefined
}
