import type { CapstanError } from './CapstanError'

/**
 * Whether something caught is ours.
 *
 * Compares the name, because two copies of the package may share a page and `instanceof` knows only its own. With a
 * code, whether it is that very error.
 */
export function isCapstanError(error: unknown, code?: CapstanError['code']): error is CapstanError {
  if (!(error instanceof Error) && !isErrorLike(error)) return false
  return error.name === 'CapstanError' && 'code' in error && (code === undefined || error.code === code)
}

/** An error of another frame is not an instance of our `Error`. */
function isErrorLike(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'name' in error && 'message' in error
}
