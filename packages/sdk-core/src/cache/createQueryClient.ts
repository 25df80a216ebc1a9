import { QueryClient } from '@tanstack/query-core'
import { isCapstanError } from '../errors/isCapstanError'

// Enough for a hiccup; a person who waits longer wants to hear about it.
const maxRetries = 2

/** The query client of one instance. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline is an error the reader is told about, not an endless wait.
        networkMode: 'always',
        retry: (failures, error) => failures < maxRetries && isTransient(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
}

function isTransient(error: unknown): boolean {
  return isCapstanError(error, 'network_failed') || isCapstanError(error, 'server_unavailable')
}
