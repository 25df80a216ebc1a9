import { useContext } from 'react'
import { CapstanContext } from './context'

/**
 * Whether the browser is to ask before a page with typed answers is left: as the host says, or else on the platform's own
 * pages alone. Whose page asks, its readers hold responsible.
 */
export function useAsksBeforeLeaving(): boolean {
  const context = useContext(CapstanContext)
  const isEmbedded = isFramed() || context?.instance.options.fetchSession !== undefined

  return context?.asksBeforeLeaving ?? !isEmbedded
}

function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window
}
