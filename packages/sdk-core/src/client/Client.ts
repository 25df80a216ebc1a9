import type { FlowIds } from '../events/createFlows'
import type { SendOptions } from './transport/createTransport'
import type { NetworkPolicy } from './NetworkPolicy'
import type { TypedDocument } from './TypedDocument'
import type { UnsettledWrites } from './unsettledWrites'

/** Options of a query. */
export interface QueryRequest extends Pick<SendOptions, 'signal' | 'onErrors'> {
  /** Decides between the cache and the network; `cache-first` by default. */
  policy?: NetworkPolicy
}

/** Options of a mutation. */
export interface MutateRequest extends Pick<SendOptions, 'signal' | 'onErrors' | 'bulkOperation'> {
  /** The same key for the same intent: a retry after a lost answer cannot write twice. A new one unless given. */
  idempotencyKey?: string
  /**
   * The thing that the write may happen once for, such as `investment <offering id>`. If its answer is lost, the write stays
   * under way until the platform reports its outcome (`write_not_made` if it was not made), across a reload of the page too; the
   * next write of the same subject waits for it, and is refused with `earlier_write_made` if it was made.
   */
  once?: string
  /**
   * The variables of a write with `once` stay out of the storage of the tab, because they hold answers of a person. Its outcome is
   * then found out by this page alone.
   */
  isPrivate?: boolean
  /** The investment that the write is of: its `submit.…` events have the correlation id of the investment. */
  flow?: FlowIds
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
  /** Sends a query without storing its answer. Newer records update the cache. */
  ask<TData, TVariables>(
    document: TypedDocument<TData, TVariables>,
    variables: TVariables,
    request?: Pick<SendOptions, 'signal' | 'onErrors' | 'keepalive'>,
  ): Promise<TData>
  /** Requests some rows of a list, or the records that they refer to. The rest of the list may have changed meanwhile. */
  askRows(text: string, variables: unknown): Promise<unknown>
  /** Sends a mutation. Every cached answer that shows its records is updated. */
  mutate<TData, TVariables>(
    document: TypedDocument<TData, TVariables>,
    variables: TVariables,
    request?: MutateRequest,
  ): Promise<TData>
  /** Posts JSON to a path that is no GraphQL. */
  post(path: string, body: unknown, request?: SendOptions): Promise<unknown>
  /** Gets a file from a path that is no GraphQL. A refusal is an error of the file and does not end the session. */
  file(path: string, request?: Pick<SendOptions, 'signal'>): Promise<Blob>
  /** The cache key of a query: its account, its text, its variables. */
  keyOf(document: { toString(): string }, variables: unknown): QueryKey
  /** The writes that must happen once and whose outcome is not known. */
  readonly unsettled: UnsettledWrites
  /** Clears the queries that were sent under `network-once`. */
  forget(): void
}

/** The account, the text and the variables of a query. */
export type QueryKey = readonly ['capstan', string | null, string, unknown]
