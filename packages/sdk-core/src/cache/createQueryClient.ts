import { QueryClient } from '@tanstack/query-core'
import { isCapstanError } from '../errors/isCapstanError'
import { shareEqual } from './shareEqual'

// Enough for a short failure; after that the user is shown the error.
const maxRetries = 2

/** The query client of one instance. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Being offline is an error that is shown, instead of an endless wait.
        networkMode: 'always',
        retry: (failures, error) => failures < maxRetries && isTransient(error),
        structuralSharing: shareEqual,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
}

function isTransient(error: unknown): boolean {
  return isCapstanError(error, 'network_failed') || isCapstanError(error, 'server_unavailable')
}
