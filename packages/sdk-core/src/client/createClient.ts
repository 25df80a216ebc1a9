import type { QueryClient } from '@tanstack/query-core'
import { applyWrite } from '../cache/mutations/applyWrite'
import { lazyAnswerEditor } from '../cache/edits/lazyAnswerEditor'
import type { EntityCache } from '../cache/createEntityCache'
import type { RequestTracker } from '../cache/requests/createRequestTracker'
import { argumentWords } from '../cache/index/argumentWords'
import type { ListPlans } from '../cache/rows/ListPlan'
import { refetchLists } from '../cache/requests/refetchLists'
import type { EventBus } from '../events/createEventBus'
import { isCapstanError } from '../errors/isCapstanError'
import type { Flows } from '../events/createFlows'
import { newId } from '../events/newId'
import type { Client, MutateRequest, QueryRequest } from './Client'
import { createQueryFetcher } from './createQueryFetcher'
import { createSharedRequests } from './createSharedRequests'
import type { Environment } from './transport/Environment'
import type { SendOptions, Transport } from './transport/createTransport'
import { checkNetworkPolicy } from './NetworkPolicy'
import { listsOf } from './records/listsOf'
import { operationName } from './operationName'
import { submit } from './submit'
import type { TypedDocument } from './TypedDocument'
import { createUnsettledWrites, earlierWriteMade } from './unsettledWrites'
import type { WriteEffects } from '../cache/mutations/WriteEffects'

export interface ClientParts {
  transport: Transport
  queryClient: QueryClient
  entityCache: EntityCache
  requestTracker: RequestTracker
  /** Holds the plans of documents, for the entity cache. */
  listPlans: ListPlans
  events: EventBus
  /** Which writes belong to one investment. */
  flows?: Pick<Flows, 'flowOf'>
  account: () => string | undefined
  environment: Pick<Environment, 'setTimeout' | 'onWake' | 'now' | 'tabStorage'>
  /** Identifies the user and the account whose data is shown. */
  identity: () => string
  /** Called with the answer of a mutation, after the cache was updated. */
  onWritten: (answer: unknown) => void
}

// On a busy platform every answer may be outdated when it arrives; after these attempts the last one is shown, and its
// lists are fetched again.
const maxAttempts = 3

// A query without an answer must not block the next one forever. The platform works on one for 15 s at most.
const timeoutMs = 30_000

export function createClient(parts: ClientParts): Client {
  const { transport, queryClient, entityCache, requestTracker, events } = parts
  const fetcher = createQueryFetcher(queryClient)
  const requests = createSharedRequests(queryClient)
  const unsettled = createUnsettledWrites(parts)

  /** Sends a write once for its subject: the outcome of an earlier write of the same subject is found out before. */
  const sendOnce = async (
    write: Parameters<typeof unsettled.add>[0],
    send: () => Promise<unknown>,
    correlationId: string | undefined,
  ) => {
    const { operation, subject, idempotencyKey } = write
    const earlier = unsettled.earlier(subject, idempotencyKey)
    if (earlier) {
      const answer = await unsettled.findOut(earlier).catch((error: unknown) => {
        if (!isCapstanError(error, 'write_not_made')) throw error
      })
      if (answer !== undefined) throw earlierWriteMade(answer)
    }
    const kept = unsettled.add(write)
    const findOut = () => unsettled.findOut(kept)
    try {
      const answer = await submit(send, { events, operation, idempotencyKey, correlationId, findOut })
      unsettled.remove(idempotencyKey)
      return answer
    } catch (error) {
      // A write with an unknown outcome stays until it is known.
      if (!isCapstanError(error, 'uncertain')) unsettled.remove(idempotencyKey)
      throw error
    }
  }

  const keyOf: Client['keyOf'] = (document, variables) => {
    const text = document.toString()
    const lists = listsOf(document)
    if (lists) parts.listPlans.set(text, lists)
    return ['capstan', parts.account() ?? null, text, variables ?? null] as const
  }

  const askOnce = async (document: { toString(): string }, variables: unknown, request?: SendOptions) => {
    const tracked = requestTracker.startRequest()
    let words: ReadonlySet<string> | undefined
    const affectsLists = (fields: readonly string[]) =>
      fields.some((field) => (words ??= argumentWords(keyOf(document, variables))).has(field))
    try {
      const answer = await transport.send(document.toString(), variables, { timeoutMs, ...request })
      return tracked.reconcile(answer, affectsLists)
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
    // Runs once the answer is in the cache.
    if (reconciled.outdatedTypes.size > 0)
      setTimeout(() => refetchLists(entityCache, reconciled.outdatedTypes))
    return reconciled.answer
  }

  return {
    async query<TData, TVariables>(
      document: TypedDocument<TData, TVariables>,
      variables: TVariables,
      { policy = 'cache-first', signal, onErrors }: QueryRequest = {},
    ) {
      checkNetworkPolicy(policy)
      const queryKey = keyOf(document, variables)
      // A caller gets the error at once; queries on the screen are retried by the options of the QueryClient.
      const send = (shared: AbortSignal) => {
        const queryFn = () => ask(document, variables, { signal: shared, onErrors })
        return fetcher.fetch(policy, { queryKey, queryFn, retry: false })
      }
      const answer = await requests.wait(queryKey, send, signal)
      return answer as TData // the document's type determines the answer
    },
    ask: async <TData>(document: { toString(): string }, variables: unknown, request?: SendOptions) =>
      (await ask(document, variables, request)) as TData, // the document's type determines the answer
    // It says nothing about other rows of the list, which were not requested.
    askRows: async (text, variables) => (await askOnce(text, variables)).answer,
    async mutate<TData, TVariables>(
      document: TypedDocument<TData, TVariables>,
      variables: TVariables,
      {
        idempotencyKey: given = newId(),
        operation,
        once: subject,
        isPrivate,
        flow,
        ...request
      }: MutateRequest = {},
    ) {
      const text = document.toString()
      const account = parts.account()
      const idempotencyKey = unsettled.openKey(given)
      const send = () => transport.send(text, variables, { ...request, account, idempotencyKey })
      const identityBefore = parts.identity()
      const tracked = requestTracker.startRequest()
      const loading = lazyAnswerEditor.loaded ? undefined : lazyAnswerEditor.load()
      // Sent before anything is waited for, for the account that is chosen now.
      const correlationId = flow && parts.flows?.flowOf(flow)?.correlationId
      const write = { text, variables, idempotencyKey, isPrivate }
      const sent = subject
        ? sendOnce({ subject, operation: operation ?? subject, ...write }, send, correlationId)
        : submit(send, { events, operation, idempotencyKey, correlationId })
      const answer = await sent.catch((error: unknown) => {
        tracked.end()
        throw error
      })
      try {
        if (loading) await loading
        // The answer was meant for another account, or for a user who has logged out.
        if (parts.identity() === identityBefore) {
          const context = { effects: effectsOf(document), changeLog: requestTracker, request: tracked }
          entityCache.batch(() => applyWrite(entityCache, answer, context))
          parts.onWritten(answer)
        }
      } finally {
        tracked.end()
      }
      return answer as TData // the document's type determines the answer
    },
    post: (path, body, request) => transport.post(path, body, request),
    file: (path, request) => transport.file(path, request),
    keyOf,
    unsettled,
    forget: fetcher.forget,
  }
}

/** Reports only the name of the operation: its variables may identify a person. */
function reportFailure(events: EventBus, document: { toString(): string }, error: unknown): void {
  const code = isCapstanError(error) ? error.code : 'internal'
  if (code !== 'aborted') events.emit('query.failed', { operation: operationName(document.toString()), code })
}

/**
 * Returns the effects that the document of a mutation declares for the records it returns: `@effect` in `operations.graphql`,
 * which the build reads. A plain text declares nothing, and the cache infers its effects from the name of the mutation.
 */
export function effectsOf(document: { toString(): string }): WriteEffects | undefined {
  return (document as { effects?: WriteEffects }).effects
}
