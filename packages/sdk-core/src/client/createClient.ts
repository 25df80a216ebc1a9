import { hashKey, type QueryClient } from '@tanstack/query-core'
import { applyWrite } from '../cache/applyWrite'
import type { EntityIndex } from '../cache/createEntityIndex'
import type { Freshness } from '../cache/createFreshness'
import { CapstanError } from '../errors/CapstanError'
import type { EventBus } from '../events/createEventBus'
import { newId } from '../events/newId'
import type { SendOptions, Transport } from './createTransport'
import { checkNetworkPolicy, type NetworkPolicy } from './NetworkPolicy'
import { submit } from './submit'
import type { TypedDocument } from './TypedDocument'

/** What a query may be told. */
export interface QueryRequest extends Pick<SendOptions, 'signal' | 'onErrors'> {
  /** Where to look for the answer; `cache-first` unless told. */
  policy?: NetworkPolicy
}

/** What a write may be told. */
export interface MutateRequest extends Pick<SendOptions, 'signal' | 'onErrors'> {
  /** The same key for the same intent: a retry after a lost answer cannot write twice. A new one unless given. */
  idempotencyKey?: string
  /** The name of the write in the `submit.…` events; without one it is not reported. */
  operation?: string
}

/** Talks to the platform's one data endpoint, through the cache. */
export interface Client {
  /** Asks, or looks in the cache, as the policy says. */
  query<TData, TVariables>(
    document: TypedDocument<TData, TVariables>,
    variables: TVariables,
    request?: QueryRequest,
  ): Promise<TData>
  /** Asks, and leaves the cache alone but for the freshness of what is in it. */
  ask<TData, TVariables>(
    document: TypedDocument<TData, TVariables>,
    variables: TVariables,
    request?: Pick<SendOptions, 'signal' | 'onErrors'>,
  ): Promise<TData>
  /** Writes; what the answer holds is brought up to date in every cached answer. */
  mutate<TData, TVariables>(
    document: TypedDocument<TData, TVariables>,
    variables: TVariables,
    request?: MutateRequest,
  ): Promise<TData>
  /** Posts JSON to a path that is no GraphQL. */
  post(path: string, body: unknown, request?: SendOptions): Promise<unknown>
  /** The cache key of a query: the account it is asked for, its text, its variables. */
  keyOf(document: { toString(): string }, variables: unknown): QueryKey
  /** Forgets what was asked once. */
  forget(): void
}

/** The account a query is asked for, its text, its variables. */
export type QueryKey = readonly ['capstan', string | null, string, unknown]

export interface ClientParts {
  transport: Transport
  queryClient: QueryClient
  index: EntityIndex
  freshness: Freshness
  events: EventBus
  account: () => string | undefined
  /** Told what a write answered, after the cache was brought up to date. */
  onWritten: (answer: unknown) => void
}

export function createClient(parts: ClientParts): Client {
  const { transport, queryClient, index, freshness } = parts
  const once = new Map<string, Promise<unknown>>()

  const keyOf: Client['keyOf'] = (document, variables) =>
    ['capstan', parts.account() ?? null, document.toString(), variables ?? null] as const

  const ask = async (document: { toString(): string }, variables: unknown, request?: SendOptions) => {
    const passage = freshness.depart()
    try {
      return passage.arrive(await transport.send(document.toString(), variables, request))
    } catch (error) {
      passage.drop()
      throw error
    }
  }

  const byPolicy = (policy: NetworkPolicy, options: AskOptions): Promise<unknown> => {
    switch (policy) {
      case 'cache-first':
        return queryClient.fetchQuery({ ...options, staleTime: Infinity })
      case 'cache-only':
        return fromCache(queryClient, options.queryKey)
      case 'network-only':
        return askAnew(queryClient, options)
      case 'network-once':
        return askOnce(once, queryClient, options)
    }
  }

  return {
    async query<TData, TVariables>(
      document: TypedDocument<TData, TVariables>,
      variables: TVariables,
      { policy = 'cache-first', signal, onErrors }: QueryRequest = {},
    ) {
      checkNetworkPolicy(policy)
      const queryFn = () => ask(document, variables, { signal, onErrors })
      // Who calls a function wants to know; what is on the screen is tried again by its own options.
      const options = { queryKey: keyOf(document, variables), queryFn, retry: false }
      const answer = await byPolicy(policy, options)
      return answer as TData // the document says what it is answered with
    },
    ask: async <TData>(document: { toString(): string }, variables: unknown, request?: SendOptions) =>
      (await ask(document, variables, request)) as TData, // the document says what it is answered with
    async mutate<TData, TVariables>(
      document: TypedDocument<TData, TVariables>,
      variables: TVariables,
      { idempotencyKey = newId(), operation, ...request }: MutateRequest = {},
    ) {
      const send = () => transport.send(document.toString(), variables, { ...request, idempotencyKey })
      const answer = await submit(send, { events: parts.events, operation, idempotencyKey })
      freshness.wrote(answer)
      applyWrite(index, answer)
      parts.onWritten(answer)
      return answer as TData // the document says what it is answered with
    },
    post: (path, body, request) => transport.post(path, body, request),
    keyOf,
    forget: () => once.clear(),
  }
}

interface AskOptions {
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
function askAnew(queryClient: QueryClient, options: AskOptions): Promise<unknown> {
  void queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true })?.cancel({ silent: true })
  return queryClient.fetchQuery({ ...options, staleTime: 0 })
}

async function askOnce(
  once: Map<string, Promise<unknown>>,
  queryClient: QueryClient,
  options: AskOptions,
): Promise<unknown> {
  const hash = hashKey(options.queryKey)
  const asked = once.get(hash) ?? askAnew(queryClient, options)
  once.set(hash, asked)
  // A failure does not count as the one time.
  asked.catch(() => once.get(hash) === asked && once.delete(hash))
  const first = await asked
  return queryClient.getQueryData(options.queryKey) ?? first
}
