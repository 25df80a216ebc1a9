import { useContext, useMemo } from 'react'
import { CapstanContext } from './context'

/** The words of a feature: its defaults with the partner's words over them. */
export function useMessages<Catalogue extends Record<string, string>>(
  feature: string,
  defaults: Catalogue,
): Catalogue {
  const own = useContext(CapstanContext)?.messages[feature]

  return useMemo(() => ({ ...defaults, ...own }), [defaults, own])
}
