import { isCapstanError } from '@capstan/sdk-core'

/** A change that another user made to a record while it was edited here. */
export interface OtherChange {
  /** The name of the user; undefined where the platform does not tell it. */
  by: string | undefined
  /** The instant of the change. */
  on: string | undefined
}

/** Returns the change by which the platform refused an edit; undefined for any other error. */
export function changeOf(error: unknown): OtherChange | undefined {
  if (!isCapstanError(error, 'changed_elsewhere')) return undefined
  const { changedBy, changedOn } = error.details
  return {
    by: typeof changedBy === 'string' ? changedBy : undefined,
    on: typeof changedOn === 'string' ? changedOn : undefined,
  }
}
