import type { Capstan } from '../../Capstan'
import { memoizeByRow, orNotFound, rowsOf } from '../../client/answers'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import { CapstanError } from '../../errors/CapstanError'
import type { RecordRules } from '../../live/RecordRules'
import {
  WebhookAttemptsDocument,
  WebhookEndpointsDocument,
  WebhookUndeliveredDocument,
  type WebhookAttemptFactsFragment,
  type WebhookAttemptsQuery,
  type WebhookEndpointFactsFragment,
  type WebhookEndpointsQuery,
  type WebhookUndeliveredQuery,
} from './operations.generated'
import type { NewWebhookEndpoint, WebhookAttempt, WebhookEndpoint } from './WebhookEndpoint'

/** Attempts and figures are no live records: a delivery that changes changes them. */
const rules: RecordRules = { table: 'webhook_deliveries', shownAs: ['WebhookAttempt', 'WebhookEndpoint'] }

/** The webhook endpoints of the account, the oldest first; empty for everyone but its owner and admins. */
export function webhookEndpointsQuery(
  capstan: Capstan,
): CapstanQuery<readonly WebhookEndpoint[], WebhookEndpointsQuery> {
  capstan.register(rules)
  return recordQuery(capstan, {
    document: WebhookEndpointsDocument,
    variables: {},
    select: readEndpoints,
    // Each delivery changes the figures of its endpoint.
    entities: [{ table: 'webhook_endpoints' }, { table: 'webhook_deliveries' }],
  })
}

/** The attempts of an endpoint that are shown: all, or those of one outcome. */
export type WebhookOutcome = 'all' | 'delivered' | 'failed'

/** Attempts, and whether there are more of them. */
export interface WebhookAttemptList {
  attempts: readonly WebhookAttempt[]
  hasMore: boolean
}

/** The attempts of the last 30 days of an endpoint, the latest first: as many as asked for. */
export function webhookAttemptsQuery(
  capstan: Capstan,
  { endpointId, outcome, most }: { endpointId: string; outcome: WebhookOutcome; most: number },
): CapstanQuery<WebhookAttemptList, WebhookAttemptsQuery> {
  capstan.register(rules)
  return recordQuery(capstan, {
    document: WebhookAttemptsDocument,
    // One more than is shown says whether there is more.
    variables: { endpointId, outcomes: outcomes[outcome], first: most + 1 },
    select: (answer: WebhookAttemptsQuery) => readAttempts(answer, most),
    staleTime: 0,
  })
}

const outcomes: Record<WebhookOutcome, boolean[]> = {
  all: [true, false],
  delivered: [true],
  failed: [false],
}

/** How many events of a type were not delivered. */
export interface UndeliveredEvents {
  type: string
  count: number
}

/** The events since an instant that `recoverWebhookEvents` would send to an endpoint, by type. */
export function undeliveredEventsQuery(
  capstan: Capstan,
  { id, since }: { id: string; since: string },
): CapstanQuery<readonly UndeliveredEvents[], WebhookUndeliveredQuery> {
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

function readAttempts({ allWebhookAttempts }: WebhookAttemptsQuery, most: number): WebhookAttemptList {
  const rows = rowsOf(allWebhookAttempts)
  return { attempts: rows.slice(0, most).map(readAttempt), hasMore: rows.length > most }
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

function readUndelivered({ webhookEndpointById }: WebhookUndeliveredQuery): readonly UndeliveredEvents[] {
  const { undelivered } = orNotFound(webhookEndpointById)
  if (!Array.isArray(undelivered)) throw new CapstanError('unknown_error')
  return undelivered as UndeliveredEvents[] // as the function of the platform says
}
