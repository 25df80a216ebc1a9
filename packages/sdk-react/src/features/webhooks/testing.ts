import { aWebhookAttempt, aWebhookEndpoint, countTypes, fixtureIds } from '@capstan/sdk-core/testing'
import type {
  NewWebhookEndpoint,
  WebhookAttempt,
  WebhookAttemptList,
  WebhookEndpoint,
} from '@capstan/sdk-core/webhooks'

/** The moment of the stories. */
export const now = new Date('2026-02-16T12:00:00Z')

export const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** An endpoint of each state. */
export const threeEndpoints: WebhookEndpoint[] = [
  aWebhookEndpoint({
    secrets: [
      { id: fixtureIds.nth(911), hint: 'LaSw', endsOn: null, createdOn: '2026-02-16T09:10:00.000Z' },
      {
        id: fixtureIds.nth(910),
        hint: '7Qd2',
        endsOn: '2026-02-17T09:10:00.000Z',
        createdOn: '2026-01-12T09:30:00.000Z',
      },
    ],
  }),
  aWebhookEndpoint({
    id: fixtureIds.nth(901),
    name: 'CRM',
    url: 'https://crm.larkspur.example/in/9f2',
    eventTypes: ['payment.received', 'investment.submitted', 'holding.issued'],
    isOrdered: true,
    failingSince: '2026-02-16T10:13:00.000Z',
    lastError: 'status',
    ...{ attemptCount: 86, deliveredCount: 71, waitingCount: 3 },
  }),
  aWebhookEndpoint({
    id: fixtureIds.nth(902),
    name: 'Old intranet',
    url: 'https://old.larkspur.example/hook',
    eventTypes: ['investment.submitted', 'investment.accepted'],
    isEnabled: false,
    disabledReason: 'failing',
    disabledOn: '2026-02-09T04:12:00.000Z',
    failingSince: '2026-02-04T04:10:00.000Z',
    lastError: 'refused',
    ...{ attemptCount: 72, deliveredCount: 0, lastAttemptOn: '2026-02-09T04:12:00.000Z' },
  }),
]

/** Returns the answer of the platform to the creation of an endpoint. */
export function aNewEndpoint(changes: Partial<NewWebhookEndpoint> = {}): NewWebhookEndpoint {
  const endpoint = aWebhookEndpoint({
    id: fixtureIds.nth(903),
    name: 'Data warehouse',
    url: 'https://ingest.larkspur.example/capstan',
    ...{ attemptCount: 0, deliveredCount: 0, lastAttemptOn: null },
  })
  return { endpoint, secret, ...changes }
}

const first = aWebhookAttempt({
  id: fixtureIds.nth(922),
  ...{ sentOn: '2026-02-16T10:13:00.000Z', duration: 15_000, statusCode: null, error: 'timeout' },
  ...{ isDelivered: false, responseBody: null },
})
const second = aWebhookAttempt({
  id: fixtureIds.nth(923),
  ...{ number: 2, sentOn: '2026-02-16T10:13:20.000Z', duration: 2_104, statusCode: 503, error: 'status' },
  ...{ isDelivered: false, responseBody: 'upstream is restarting' },
})
const waiting = {
  ...{ id: fixtureIds.nth(941), status: 'waiting', nextAttemptOn: '2026-02-16T10:18:20.000Z' },
  attempts: [second, first],
}

/** Attempts, the latest first: one delivered, and two of one event that failed. */
export const threeAttempts: WebhookAttempt[] = [
  aWebhookAttempt({ type: 'payment.received' }),
  { ...second, delivery: waiting },
  { ...first, delivery: waiting },
]

/** All attempts of an endpoint, as a list. */
export const attemptList = (attempts: readonly WebhookAttempt[], hasMore = false): WebhookAttemptList => ({
  attempts,
  hasMore,
  types: countTypes(attempts),
})
