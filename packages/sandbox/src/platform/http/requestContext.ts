import type { IncomingMessage } from 'node:http'

/** The user, the account and the session of a request: all that the database may know about it. */
export interface RequestContext {
  /** The signed-in user; null for an invited session, which acts for no user. */
  userId: string | null
  /** The session it came with. */
  sessionId?: string
  /** The kind of session: the user signed in, or a vendor's key opened it. */
  sessionKind: 'cookie' | 'embed'
  /** The vendor whose key opened the session; its page receives no data of other vendors. */
  embedVendorId?: string | null
  /** The data an invited session may see: the data that one vendor prepared for one account. */
  invitation?: { accountId: string; vendorId: string }
  /** The account the request acts for; null until one was chosen. */
  accountId: string | null
  /** The user's role in that account. */
  role: string | null
  accountType: string | null
  requestId: string
  /** The language of the request, when it is supported. */
  locale?: string
  /** The origin the request was sent to; addresses in the answer begin with it. */
  origin?: string
  /** The caller's `Idempotency-Key`, when it sent one. */
  idempotencyKey?: string
  /** The bulk operation that the mutations of the request belong to: `X-Capstan-Bulk-Operation`. */
  bulkOperationId?: string
  /** The sender asks only for the outcome of the write with this key (`Idempotency-Outcome: only`). */
  onlyOutcome?: boolean
  /** SHA-256 of the operation and its variables, so that a key used for another body is noticed. */
  operationBodyHash?: string
}

const contexts = new WeakMap<IncomingMessage, RequestContext>()

/** Remembers the context of a request for as long as the request lives. */
export function setRequestContext(request: IncomingMessage, context: RequestContext): void {
  contexts.set(request, context)
}

/** The context the HTTP layer worked out for a request, before it reached GraphQL. */
export function requestContextOf(request: IncomingMessage): RequestContext | undefined {
  return contexts.get(request)
}
