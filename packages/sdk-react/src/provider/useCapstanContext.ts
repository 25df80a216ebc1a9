import { useContext } from 'react'
import { CapstanContext, type CapstanContextValue } from './context'

/** Returns the context of the provider; throws without one, because nothing works then. */
export function useCapstanContext(): CapstanContextValue {
  const value = useContext(CapstanContext)
  if (!value)
    throw new Error('Put this inside a <CapstanProvider instance={…}>: it carries the Capstan instance.')
  return value
}
