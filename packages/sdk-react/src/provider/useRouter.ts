import type { UsedRouter } from './context'
import { useCapstanContext } from './useCapstanContext'

/** How to go to a page of the host, and what its links point at. */
export function useRouter(): UsedRouter {
  return useCapstanContext().router
}
