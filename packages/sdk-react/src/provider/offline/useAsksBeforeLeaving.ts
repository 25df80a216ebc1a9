import { useContext } from 'react'
import { CapstanContext } from '../context'

/**
 * Returns true when the browser asks before a page with typed answers is left: as the host says, else on the platform's own pages
 * only, because readers hold the owner of the page responsible.
 */
export function useAsksBeforeLeaving(): boolean {
  const context = useContext(CapstanContext)
  const isEmbedded = isFramed() || context?.instance.options.fetchSession !== undefined

  return context?.asksBeforeLeaving ?? !isEmbedded
}

function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window
}
