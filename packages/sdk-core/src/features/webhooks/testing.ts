import { fixtureIds } from '../../testing/fixtureIds'
import type {
  WebhookAttemptFactsFragment,
  WebhookAttemptsQuery,
  WebhookEndpointFactsFragment,
  WebhookEndpointsQuery,
} from './operations.generated'
import type { NewWebhookEndpoint, WebhookAttempt, WebhookEndpoint } from './WebhookEndpoint'
import type { EventTypeCount } from './webhookQueries'

/** The endpoint of a broker's production system: 1,198 of 1,204 attempts were delivered. */
export function aWebhookEndpoint(changes: Partial<WebhookEndpoint> = {}): WebhookEndpoint {
  return {
    id: fixtureIds.nth(900),
    name: 'Production',
    url: 'https://hooks.larkspur.example/capstan',
    eventTypes: [],
    isOrdered: false,
    isEnabled: true,
    disabledReason: null,
    disabledOn: null,
    failingSince: null,
    lastError: null,
    attemptCount: 1204,
    deliveredCount: 1198,
    lastAttemptOn: '2026-02-16T11:48:00.000Z',
    waitingCount: 0,
    secrets: [{ id: fixtureIds.nth(910), hint: '7Qd2', endsOn: null, createdOn: '2026-01-12T09:30:00.000Z' }],
    version: '1',
    ...changes,
  }
}

/** The first attempt to deliver an investment, which was delivered. */
export function aWebhookAttempt(changes: Partial<WebhookAttempt> = {}): WebhookAttempt {
  const attempt = {
    id: fixtureIds.nth(920),
    number: 1,
    sentOn: '2026-02-16T11:48:00.000Z',
    duration: 212,
    statusCode: 200,
    error: null,
    isDelivered: true,
    ...changes,
  }
  const event = {
    id: fixtureIds.nth(930),
    type: 'investment.submitted',
    version: 1,
    occurredAt: '2026-02-16T11:47:59.400Z',
    subject: { type: 'distribution', id: fixtureIds.distribution, version: 3 },
    data: { distributionId: fixtureIds.distribution, status: 'open' },
  }
  return {
    type: 'investment.submitted',
    eventId: event.id,
    body: JSON.stringify(event, null, 2),
    responseBody: 'ok',
    delivery: { id: fixtureIds.nth(940), status: 'delivered', nextAttemptOn: null, attempts: [attempt] },
    ...attempt,
  }
}

/** The platform's answer that reads as this endpoint. */
export function webhookEndpointAnswer(endpoint: WebhookEndpoint): WebhookEndpointFactsFragment {
  const { attemptCount, deliveredCount, lastAttemptOn, waitingCount, secrets, eventTypes, ...facts } =
    endpoint
  const nodes = secrets.map((secret) => ({ __typename: 'WebhookSecret' as const, ...secret }))
  return {
    __typename: 'WebhookEndpoint',
    ...facts,
    eventTypes: [...eventTypes],
    figures: {
      __typename: 'WebhookFigure',
      attempts: attemptCount,
      delivered: deliveredCount,
      lastAttemptOn,
      waiting: waitingCount,
    },
    webhookSecretsByEndpointId: { __typename: 'WebhookSecretsConnection', nodes },
  }
}

/** The answer of `WebhookEndpoints` that reads as these. */
export function webhookEndpointsAnswer(endpoints: readonly WebhookEndpoint[]): WebhookEndpointsQuery {
  const nodes = endpoints.map(webhookEndpointAnswer)
  return { __typename: 'Query', allWebhookEndpoints: { __typename: 'WebhookEndpointsConnection', nodes } }
}

/** Returns the payload of `CreateWebhookEndpoint` and `RotateWebhookSecret`. */
export function newWebhookEndpointAnswer({ endpoint, secret }: NewWebhookEndpoint) {
  return {
    __typename: 'NewWebhookEndpoint' as const,
    secret,
    webhookEndpoint: webhookEndpointAnswer(endpoint),
  }
}

/** The answer of `WebhookAttempts` that reads as these, of all attempts that are counted by type. */
export function webhookAttemptsAnswer(
  attempts: readonly WebhookAttempt[],
  attemptTypes: readonly EventTypeCount[] = countTypes(attempts),
): WebhookAttemptsQuery {
  const nodes = attempts.map(attemptAnswer)
  return {
    __typename: 'Query',
    allWebhookAttempts: { __typename: 'WebhookAttemptsConnection', nodes },
    webhookEndpointById: {
      __typename: 'WebhookEndpoint',
      id: fixtureIds.nth(900),
      version: '1',
      attemptTypes: [...attemptTypes],
    },
  }
}

/** Counts attempts by the type of their event, in the order in which the types come. */
export function countTypes(attempts: readonly WebhookAttempt[]): EventTypeCount[] {
  const types = new Set(attempts.map(({ type }) => type))
  return [...types].map((type) => ({
    type,
    count: attempts.filter((attempt) => attempt.type === type).length,
  }))
}

function attemptAnswer({ eventId, body, delivery, ...facts }: WebhookAttempt): WebhookAttemptFactsFragment {
  const { attempts, ...rest } = delivery
  const nodes = attempts.map((attempt) => ({ __typename: 'WebhookAttempt' as const, ...short(attempt) }))
  return {
    __typename: 'WebhookAttempt',
    ...facts,
    webhookEventByEventId: { __typename: 'WebhookEvent', id: eventId, body: JSON.parse(body) },
    webhookDeliveryByDeliveryId: {
      __typename: 'WebhookDelivery',
      version: '1',
      ...rest,
      webhookAttemptsByDeliveryId: { __typename: 'WebhookAttemptsConnection', nodes },
    },
  }
}

function short({
  id,
  number,
  sentOn,
  duration,
  statusCode,
  error,
  isDelivered,
}: WebhookAttempt['delivery']['attempts'][number]) {
  return { id, number, sentOn, duration, statusCode, error, isDelivered }
}
