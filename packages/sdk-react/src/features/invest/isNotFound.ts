import { isCapstanError } from '@capstan/sdk-core'

/** Whether an error says that there is no such record, or none that this account may see. */
export function isNotFound(error: unknown): boolean {
  return isCapstanError(error) && error.code === 'not_found'
}
