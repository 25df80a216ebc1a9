/** Which message of the steps' catalogue says where a step stands. */
export type StepMessageKey = 'processing' | 'complete' | 'retryLimit' | 'failed'

/** The message of a status, by its key. A step that can be done has none: it shows itself. */
export function stepMessageKey(step: { status: string }): StepMessageKey | undefined {
  switch (step.status) {
    case 'processing':
      return 'processing'
    case 'complete':
      return 'complete'
    case 'failed':
      return 'failed'
    case 'retry_limit':
      return 'retryLimit'
    default:
      return undefined
  }
}
