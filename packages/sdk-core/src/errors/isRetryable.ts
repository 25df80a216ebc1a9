import { isCapstanError } from './isCapstanError'

const passing = new Set<string>(['network_failed', 'server_unavailable', 'answer_unreadable'])

/** Returns true when the same request may succeed if it is sent again, because it, or its answer, was lost on the way. */
export function isRetryable(error: unknown): boolean {
  return isCapstanError(error) && passing.has(error.code)
}
