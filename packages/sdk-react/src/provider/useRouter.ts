import type { UsedRouter } from './context'
import { useCapstanContext } from './useCapstan'

/** The router of the host: navigation, and the addresses of links. */
export function useRouter(): UsedRouter {
  return useCapstanContext().router
}
