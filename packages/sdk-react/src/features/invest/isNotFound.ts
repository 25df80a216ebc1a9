import { isCapstanError } from '@capstan/sdk-core'

/** True when the record does not exist, or this account may not see it. */
export function isNotFound(error: unknown): boolean {
  return isCapstanError(error) && error.code === 'not_found'
}
