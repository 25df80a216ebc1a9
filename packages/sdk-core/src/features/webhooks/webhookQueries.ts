import type { Capstan } from '../../Capstan'
import { memoizeByRow, orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { CapstanError } from '../../errors/CapstanError'
import type { RecordRules } from '../../live/RecordRules'
import {
  WebhookAttemptDocument,
  WebhookAttemptsDocument,
  WebhookEndpointsDocument,
  WebhookUndeliveredDocument,
  type WebhookAttemptFactsFragment,
  type WebhookAttemptQuery,
  type WebhookAttemptsQuery,
  type WebhookEndpointFactsFragment,
  type WebhookEndpointsQuery,
  type WebhookUndeliveredQuery,
} from './operations.generated'
import type { NewWebhookEndpoint, WebhookAttempt, WebhookEndpoint } from './WebhookEndpoint'

/** Attempts are not live records: they change with their delivery. */
const rules: RecordRules = { table: 'webhook_deliveries', shownAs: ['WebhookAttempt'] }

/** The webhook endpoints of the account, the oldest first; empty unless the user is its owner or an admin. */
export function webhookEndpointsQuery(
  capstan: Capstan,
): CapstanQuery<readonly WebhookEndpoint[], WebhookEndpointsQuery> {
  return recordQuery(capstan, { document: WebhookEndpointsDocument, variables: {}, select: readEndpoints })
}

/** The attempts of an endpoint that are shown: all, or those of one outcome. */
export type WebhookOutcome = 'all' | 'delivered' | 'failed'

/** Attempts, and whether there are more of them. */
export interface WebhookAttemptList {
  attempts: readonly WebhookAttempt[]
  hasMore: boolean
  /** All attempts of the 30 days by type of event, the most frequent first. The filter does not change it. */
  types: readonly EventTypeCount[]
}

/** The attempts to list. */
export interface WebhookAttemptsRequest {
  endpointId: string
  outcome: WebhookOutcome
  /** The type of event; every type if not given. */
  type?: string
  /** The number of attempts to read. */
  most: number
}

/** The attempts of the last 30 days of an endpoint, the latest first: as many as asked for. */
export function webhookAttemptsQuery(
  capstan: Capstan,
  { endpointId, outcome, type, most }: WebhookAttemptsRequest,
): CapstanQuery<WebhookAttemptList, WebhookAttemptsQuery> {
  capstan.register(rules)
  const filter = {
    endpointId: { equalTo: endpointId },
    ...(outcome !== 'all' && { isDelivered: { equalTo: outcome === 'delivered' } }),
    ...(type !== undefined && { type: { equalTo: type } }),
  }
  return recordQuery(capstan, {
    document: WebhookAttemptsDocument,
    // One row more than shown tells whether there are more.
    variables: { endpointId, filter, first: most + 1 },
    select: (answer: WebhookAttemptsQuery) => readAttempts(answer, most),
    staleTime: 0,
  })
}

/** One attempt; `null` when it does not exist or is older than 30 days. */
export function webhookAttemptQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<WebhookAttempt | null, WebhookAttemptQuery> {
  capstan.register(rules)
  return recordQuery(capstan, {
    document: WebhookAttemptDocument,
    variables: { id },
    select: ({ webhookAttemptById }: WebhookAttemptQuery) =>
      webhookAttemptById ? readAttempt(webhookAttemptById) : null,
    staleTime: 0,
  })
}

/** The number of events, or of attempts, of a type of event. */
export interface EventTypeCount {
  type: string
  count: number
}

/** The events since an instant that `recoverWebhookEvents` would send to an endpoint, by type. */
export function undeliveredEventsQuery(
  capstan: Capstan,
  { id, since }: { id: string; since: string },
): CapstanQuery<readonly EventTypeCount[], WebhookUndeliveredQuery> {
  return recordQuery(capstan, {
    document: WebhookUndeliveredDocument,
    variables: { id, since },
    select: readUndelivered,
    entities: [],
    staleTime: 0,
  })
}

/** Reads the answer that has a secret, which stands nowhere else: no cache, no event. */
export function readNewEndpoint(
  answer: {
    newWebhookEndpoint: { webhookEndpoint: WebhookEndpointFactsFragment | null; secret: string | null } | null
  } | null,
): NewWebhookEndpoint {
  const { webhookEndpoint, secret } = orNotFound(answer?.newWebhookEndpoint)
  return { endpoint: readEndpoint(orNotFound(webhookEndpoint)), secret }
}

/** Reads an endpoint as screens show it. */
export function readEndpoint(row: WebhookEndpointFactsFragment): WebhookEndpoint {
  const { __typename, figures, webhookSecretsByEndpointId, eventTypes, ...facts } = row
  return {
    ...facts,
    eventTypes: eventTypes.filter((type) => type !== null),
    attemptCount: figures?.attempts ?? 0,
    deliveredCount: figures?.delivered ?? 0,
    lastAttemptOn: figures?.lastAttemptOn ?? null,
    waitingCount: figures?.waiting ?? 0,
    secrets: rowsOf(webhookSecretsByEndpointId).map(({ __typename, ...secret }) => secret),
  }
}

const readRow = memoizeByRow(readEndpoint)

function readEndpoints({ allWebhookEndpoints }: WebhookEndpointsQuery): readonly WebhookEndpoint[] {
  return rowsOf(allWebhookEndpoints).map(readRow)
}

function readAttempts(
  { allWebhookAttempts, webhookEndpointById }: WebhookAttemptsQuery,
  most: number,
): WebhookAttemptList {
  const rows = rowsOf(allWebhookAttempts)
  return {
    attempts: rows.slice(0, most).map(readAttempt),
    hasMore: rows.length > most,
    types: webhookEndpointById ? readCounts(webhookEndpointById.attemptTypes) : [],
  }
}

const readAttempt = memoizeByRow((row: WebhookAttemptFactsFragment): WebhookAttempt => {
  const { __typename, webhookEventByEventId: event, webhookDeliveryByDeliveryId: delivery, ...facts } = row
  return {
    ...facts,
    eventId: event?.id ?? '',
    body: JSON.stringify(event?.body ?? null, null, 2),
    delivery: {
      id: delivery?.id ?? '',
      status: delivery?.status ?? 'failed',
      nextAttemptOn: delivery?.nextAttemptOn ?? null,
      attempts: rowsOf(delivery?.webhookAttemptsByDeliveryId).map(({ __typename, ...attempt }) => attempt),
    },
  }
})

function readUndelivered({ webhookEndpointById }: WebhookUndeliveredQuery): readonly EventTypeCount[] {
  return readCounts(orNotFound(webhookEndpointById).undelivered)
}

function readCounts(answered: unknown): readonly EventTypeCount[] {
  if (!Array.isArray(answered)) throw new CapstanError('unknown_error')
  return answered as EventTypeCount[] // as the functions of the platform say
}
