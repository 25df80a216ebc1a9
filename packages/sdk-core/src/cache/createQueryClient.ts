import { QueryClient } from '@tanstack/query-core'
import { isRetryable } from '../client/isRetryable'

// Enough for a hiccup; a person who waits longer wants to hear about it.
const retries = 2

/** The query client of one instance. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline is an error the reader is told about, not an endless wait.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && isRetryable(error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
}
