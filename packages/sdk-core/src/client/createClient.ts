import type { QueryClient } from '@tanstack/query-core'
import { applyWrite } from '../cache/applyWrite'
import type { EntityIndex } from '../cache/createEntityIndex'
import type { RequestTracker } from '../cache/createRequestTracker'
import type { OptimisticChange } from '../cache/createOptimisticLayers'
import { fieldsAffectingLists } from '../cache/fieldsAffectingLists'
import { entityKey } from '../cache/entity'
import { refetchLists } from '../cache/refetchLists'
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
  requestTracker: RequestTracker
  events: EventBus
  account: () => string | undefined
  /** Whose answers are on the screen: the account's, for whoever is signed in. */
  viewer: () => string
  /** Told what a write answered, after the cache was brought up to date. */
  onWritten: (answer: unknown) => void
}

// On a busy platform the question could be asked for ever: it is answered as well as it can be, and asked once more.
const maxAttempts = 3

export function createClient(parts: ClientParts): Client {
  const { transport, queryClient, index, requestTracker, events } = parts
  const look = createLookUp(queryClient)

  const keyOf: Client['keyOf'] = (document, variables) =>
    ['capstan', parts.account() ?? null, document.toString(), variables ?? null] as const

  const askOnce = async (document: { toString(): string }, variables: unknown, request?: SendOptions) => {
    const tracked = requestTracker.startRequest()
    let listFields: ReadonlySet<string> | undefined
    const affectsLists = (fields: readonly string[]) =>
      fields.some((field) => (listFields ??= fieldsAffectingLists(keyOf(document, variables))).has(field))
    try {
      return tracked.reconcile(await transport.send(document.toString(), variables, request), affectsLists)
    } catch (error) {
      tracked.end()
      reportFailure(events, document, error)
      throw error
    }
  }

  const ask = async (document: { toString(): string }, variables: unknown, request?: SendOptions) => {
    let reconciled = await askOnce(document, variables, request)
    for (let attempts = 1; reconciled.outdatedTypes.size > 0 && attempts < maxAttempts; attempts++)
      reconciled = await askOnce(document, variables, request)
    // Once it is in the cache.
    if (reconciled.outdatedTypes.size > 0) setTimeout(() => refetchLists(index, reconciled.outdatedTypes))
    return reconciled.answer
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
      { idempotencyKey = newId(), operation, optimistic, ...request }: MutateRequest = {},
    ) {
      const send = () => transport.send(document.toString(), variables, { ...request, idempotencyKey })
      const viewerBefore = parts.viewer()
      const tracked = requestTracker.startRequest()
      const endOptimistic = index.showOptimistic(optimistic)
      const answer = await submit(send, { events, operation, idempotencyKey }).catch((error: unknown) => {
        endOptimistic()
        tracked.end()
        if (optimistic && isCapstanError(error, 'uncertain')) refetchUncertain(index, optimistic)
        throw error
      })
      // What one wrote says nothing about what another one has on the screen.
      if (parts.viewer() === viewerBefore) {
        endOptimistic(() => applyWrite(index, answer, { changeLog: requestTracker, request: tracked }))
        parts.onWritten(answer)
      }
      tracked.end()
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

/** Nobody knows whether it happened. */
function refetchUncertain(
  index: EntityIndex,
  { update = [], create = [], remove = [] }: OptimisticChange,
): void {
  // An answer that cannot be had is shown as an error where it is shown.
  index.refetch([...update, ...remove].map(entityKey)).catch(() => {})
  refetchLists(
    index,
    create.map(({ __typename }) => __typename),
  )
}
