import type { QueryClient } from '@tanstack/query-core'
import { applyWrite } from '../cache/applyWrite'
import type { EntityIndex } from '../cache/createEntityIndex'
import type { Freshness } from '../cache/createFreshness'
import type { EventBus } from '../events/createEventBus'
import { isCapstanError } from '../errors/isCapstanError'
import { newId } from '../events/newId'
import type { Client, MutateRequest, QueryRequest } from './Client'
import { createLookUp } from './createLookUp'
import type { SendOptions, Transport } from './createTransport'
import { checkNetworkPolicy } from './NetworkPolicy'
import { operationName } from './operationName'
import { submit } from './submit'
import type { TypedDocument } from './TypedDocument'

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
  const { transport, queryClient, index, freshness, events } = parts
  const look = createLookUp(queryClient)

  const keyOf: Client['keyOf'] = (document, variables) =>
    ['capstan', parts.account() ?? null, document.toString(), variables ?? null] as const

  const ask = async (document: { toString(): string }, variables: unknown, request?: SendOptions) => {
    const passage = freshness.depart()
    try {
      return passage.arrive(await transport.send(document.toString(), variables, request))
    } catch (error) {
      passage.drop()
      reportFailure(events, document, error)
      throw error
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
      const answer = await look.up(policy, options)
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
      const answer = await submit(send, { events, operation, idempotencyKey })
      freshness.wrote(answer)
      applyWrite(index, answer)
      parts.onWritten(answer)
      return answer as TData // the document says what it is answered with
    },
    post: (path, body, request) => transport.post(path, body, request),
    keyOf,
    forget: look.forget,
  }
}

/** Only the operation's name is told: what was asked for may say who somebody is. */
function reportFailure(events: EventBus, document: { toString(): string }, error: unknown): void {
  const code = isCapstanError(error) ? error.code : 'internal'
  if (code !== 'aborted') events.emit('query.failed', { operation: operationName(document.toString()), code })
}
