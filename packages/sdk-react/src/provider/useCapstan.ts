import type { Capstan } from '@capstan/sdk-core'
import { useContext } from 'react'
import { CapstanContext, type CapstanContextValue } from './context'

/** The Capstan instance of the nearest `CapstanProvider`. */
export function useCapstan(): Capstan {
  return useCapstanContext().instance
}

/** Returns the context of the provider; throws without one, because nothing works then. */
export function useCapstanContext(): CapstanContextValue {
  const value = useContext(CapstanContext)
  if (!value)
    throw new Error('Put this inside a <CapstanProvider instance={…}>: it carries the Capstan instance.')
  return value
}
