import type { Capstan } from '@capstan/sdk-core'
import { useCapstanContext } from './useCapstanContext'

/** The Capstan instance of the nearest `CapstanProvider`. */
export function useCapstan(): Capstan {
  return useCapstanContext().instance
}
