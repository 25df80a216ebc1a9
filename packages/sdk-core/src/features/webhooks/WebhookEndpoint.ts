import { dayParts } from '../../dates/day'
import type { PlatformEventType } from '../../events/PlatformEvent'
import { decimal, type Decimal } from '../../money/decimal'
import { percentOf } from '../../money/percentOf'

/** An address that the events of an account are sent to. */
export interface WebhookEndpoint {
  id: string
  name: string
  url: string
  /** The types of events that are sent; empty for all. */
  eventTypes: readonly string[]
  /** True when an event of a record waits until the one before it of the same record is delivered. */
  isOrdered: boolean
  isEnabled: boolean
  /** `by_hand`, or `failing`: every attempt of five days failed. `null` while it is enabled. */
  disabledReason: string | null
  /** An instant, ISO 8601. */
  disabledOn: string | null
  /** The instant of the first of the attempts that failed in a row; `null` after one that succeeded. */
  failingSince: string | null
  /** Why the last attempt failed, as a code; `null` after one that succeeded. */
  lastError: string | null
  /** Attempts of the last 30 days. */
  attemptCount: number
  /** Those of them that were delivered. */
  deliveredCount: number
  lastAttemptOn: string | null
  /** Deliveries that wait for their first or their next attempt. */
  waitingCount: number
  /** The secret in use first, then the one before it. */
  secrets: readonly WebhookSecret[]
  version: string
}

/** A secret that events are signed with. The secret itself is never here. */
export interface WebhookSecret {
  id: string
  /** The last four characters. */
  hint: string
  /** The instant at which it signs no longer; `null` for the one in use. */
  endsOn: string | null
  createdOn: string
}

/** An endpoint with a secret that was made just now. */
export interface NewWebhookEndpoint {
  endpoint: WebhookEndpoint
  /** Answered this once; `null` where the answer that held it was lost. */
  secret: string | null
}

/** The fields of a new endpoint. */
export interface WebhookEndpointInput {
  name: string
  url: string
  eventTypes: readonly string[]
  isOrdered: boolean
}

/** One attempt to deliver an event. */
export interface WebhookAttempt extends ShortWebhookAttempt {
  /** The type of the event: `investment.submitted`. */
  type: string
  eventId: string
  /** The event as it was sent, as indented JSON. */
  body: string
  /** The first 2,048 bytes of the answer. */
  responseBody: string | null
  delivery: WebhookDelivery
}

/** An attempt without its request and response. */
export interface ShortWebhookAttempt {
  id: string
  /** Its number among the attempts of its delivery, from 1. */
  number: number
  sentOn: string
  /** Milliseconds until the answer, or until there was none. */
  duration: number
  /** `null` where no answer came. */
  statusCode: number | null
  /** Why it failed, as a code; `null` when it was delivered. */
  error: string | null
  isDelivered: boolean
}

/** An event on its way to an endpoint. */
export interface WebhookDelivery {
  id: string
  /** `waiting` for its next attempt, `delivered`, or `failed`: no further attempt is made. */
  status: string
  /** An instant; `null` where no attempt is to be made. */
  nextAttemptOn: string | null
  /** Its attempts, the latest first. */
  attempts: readonly ShortWebhookAttempt[]
}

/** The state of an endpoint: `failing` while it is enabled and the last attempt failed. */
export type WebhookEndpointState = 'active' | 'failing' | 'disabled'

/** Returns the state of an endpoint. */
export function webhookEndpointState({
  isEnabled,
  failingSince,
}: Pick<WebhookEndpoint, 'isEnabled' | 'failingSince'>): WebhookEndpointState {
  if (!isEnabled) return 'disabled'
  return failingSince ? 'failing' : 'active'
}

/** Returns the secrets that sign at an instant, the one in use first. */
export function signingSecrets(
  { secrets }: Pick<WebhookEndpoint, 'secrets'>,
  now: Date,
): readonly WebhookSecret[] {
  return secrets.filter(({ endsOn }) => !endsOn || Date.parse(endsOn) > now.getTime())
}

/** Returns the share of the attempts of 30 days that were delivered, on a scale of 100; nothing where there was no attempt. */
export function deliveredShare({
  attemptCount,
  deliveredCount,
}: Pick<WebhookEndpoint, 'attemptCount' | 'deliveredCount'>): Decimal | undefined {
  return percentOf(decimal(String(deliveredCount)), decimal(String(attemptCount)), 2)
}

/** Returns the instant at which a day begins where the reader is; nothing where there is no such day. */
export function startOfDay(day: string): string | undefined {
  const parts = dayParts(day)
  return parts && new Date(parts.year, parts.month - 1, parts.day).toISOString()
}

/** The types that an endpoint may ask for: all but the test event, which is sent to any. */
type ChosenEventType = Exclude<PlatformEventType, 'endpoint.tested'>

// An object, so that the compiler finds a type that is missing.
const types: Record<ChosenEventType, true> = {
  'investment.submitted': true,
  'investment.changed': true,
  'investment.withdrawn': true,
  'investment.accepted': true,
  'step.completed': true,
  'step.failed': true,
  'document.signed': true,
  'payment.received': true,
  'payment.returned': true,
  'issuance.requested': true,
  'issuance.approved': true,
  'issuance.rejected': true,
  'holding.issued': true,
  'holding.transferred': true,
  'account.setUp': true,
  'account.claimed': true,
  'accreditation.failed': true,
  'accreditation.runningOut': true,
  'bulkOperation.done': true,
}

/** The types of events that an endpoint may ask for, in the order of the catalogue. */
export const webhookEventTypes = Object.keys(types) as readonly ChosenEventType[] // the keys are listed above

/** The problems of the form of an endpoint by field; a field without a problem is left out. */
export interface WebhookEndpointProblems {
  name?: 'required' | 'too_long'
  url?: 'required' | 'too_long' | 'no_address'
}

/**
 * Checks an endpoint before it is sent.
 *
 * Only the platform knows which addresses it sends to: whether one is inside a network, and whether a sandbox allows it. It
 * reports the problem at the field.
 */
export function checkWebhookEndpoint({
  name,
  url,
}: Pick<WebhookEndpointInput, 'name' | 'url'>): WebhookEndpointProblems {
  const nameProblem = lengthProblem(name, 100)
  const urlProblem = lengthProblem(url, 500) ?? (isWebAddress(url.trim()) ? undefined : 'no_address')
  return { ...(nameProblem && { name: nameProblem }), ...(urlProblem && { url: urlProblem }) }
}

function lengthProblem(text: string, most: number): 'required' | 'too_long' | undefined {
  const letters = [...text.trim()].length
  if (letters === 0) return 'required'
  return letters > most ? 'too_long' : undefined
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)
