import type { CapstanError } from './CapstanError'

/**
 * Returns true when a caught value is a `CapstanError`, and, with a code, one of that code.
 *
 * Compares the name, because two copies of the package may share a page and `instanceof` knows only its own.
 */
export function isCapstanError(error: unknown, code?: CapstanError['code']): error is CapstanError {
  if (!(error instanceof Error) && !isErrorLike(error)) return false
  return error.name === 'CapstanError' && 'code' in error && (code === undefined || error.code === code)
}

/** An error of another frame is not an instance of our `Error`. */
function isErrorLike(error: unknown): error is Error {
  return typeof error === 'object' && error !== null && 'name' in error && 'message' in error
}
