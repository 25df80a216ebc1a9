import { CancelledError, hashKey, type QueryClient } from '@tanstack/query-core'
import { CapstanError } from '../errors/CapstanError'
import type { QueryKey } from './Client'
import type { NetworkPolicy } from './NetworkPolicy'

/** Finds answers where a network policy says to look. */
export interface LookUp {
  up(policy: NetworkPolicy, question: Question): Promise<unknown>
  /** Forgets what was asked once. */
  forget(): void
}

/** The look-up of one QueryClient. */
export function createLookUp(queryClient: QueryClient): LookUp {
  const once = new Map<string, Promise<unknown>>()

  const byPolicy = (policy: NetworkPolicy, question: Question): Promise<unknown> => {
    switch (policy) {
      case 'cache-first':
        return queryClient.fetchQuery({ ...question, staleTime: Infinity })
      case 'cache-only':
        return fromCache(queryClient, question.queryKey)
      case 'network-only':
        return askAnew(queryClient, question)
      case 'network-once':
        return askOnce(once, queryClient, question)
    }
  }

  return {
    up: (policy, question) => byPolicy(policy, question).catch(asCapstanError),
    forget: () => once.clear(),
  }
}

// What was under way when the account changed, or the instance ended.
function asCapstanError(error: unknown): never {
  throw error instanceof CancelledError ? new CapstanError('aborted', { cause: error }) : error
}

/** One question: its key, and how it is asked. */
export interface Question {
  queryKey: QueryKey
  queryFn: () => Promise<unknown>
  retry: boolean
}

async function fromCache(queryClient: QueryClient, queryKey: QueryKey): Promise<unknown> {
  const answer = queryClient.getQueryData<unknown>(queryKey)
  if (answer === undefined) throw new CapstanError('not_cached')
  return answer
}

// Joining a request that left before this one was asked for could show what was true before a change.
function askAnew(queryClient: QueryClient, options: Question): Promise<unknown> {
  void queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true })?.cancel({ silent: true })
  return queryClient.fetchQuery({ ...options, staleTime: 0 })
}

async function askOnce(
  once: Map<string, Promise<unknown>>,
  queryClient: QueryClient,
  options: Question,
): Promise<unknown> {
  const hash = hashKey(options.queryKey)
  const asked = once.get(hash) ?? askAnew(queryClient, options)
  once.set(hash, asked)
  // A failure does not count as the one time.
  asked.catch(() => once.get(hash) === asked && once.delete(hash))
  const first = await asked
  return queryClient.getQueryData(options.queryKey) ?? first
}
