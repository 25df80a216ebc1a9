/** The texts of a failed step from which its error is read. */
interface FailedStep {
  status: string
  outputData?: { error?: unknown } | null
}

/** Returns the error text of a failed step; undefined without one, and then the catalogue's `failed` message is shown. */
export function stepError(step: FailedStep): string | undefined {
  const error: unknown = step.status === 'failed' ? step.outputData?.error : undefined
  return typeof error === 'string' && error.trim() ? error : undefined
}
