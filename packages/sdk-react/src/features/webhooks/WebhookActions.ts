import type {
  NewWebhookEndpoint,
  ShortWebhookAttempt,
  EventTypeCount,
  WebhookEndpoint,
  WebhookEndpointInput,
} from '@capstan/sdk-core/webhooks'
import { fillIn } from '../../language/fillIn'
import type { FormErrorTexts } from '../../forms/sending/refusalOf'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { webhooksMessages, type WebhooksMessages } from './messages'

/**
 * Changes that a user makes to endpoints. Each receives the idempotency key of its attempt, which stays the same when the attempt
 * is sent again. @public
 */
export interface WebhookActions {
  /** Adds an endpoint. */
  create: (input: WebhookEndpointInput, idempotencyKey: string) => Promise<NewWebhookEndpoint>
  /** Updates an endpoint from the version that was shown, with the changed fields. */
  update: (
    endpoint: WebhookEndpoint,
    changed: Partial<WebhookEndpointInput>,
    idempotencyKey: string,
  ) => Promise<unknown>
  /** Deletes an endpoint. */
  remove: (endpoint: WebhookEndpoint, idempotencyKey: string) => Promise<unknown>
  /** Creates another secret; the old one signs for 24 hours more, or ends at once. */
  rotate: (
    endpoint: WebhookEndpoint,
    endsOldAtOnce: boolean,
    idempotencyKey: string,
  ) => Promise<NewWebhookEndpoint>
  /** Ends an old secret. */
  endSecret: (secretId: string, idempotencyKey: string) => Promise<unknown>
  enable: (endpoint: WebhookEndpoint, idempotencyKey: string) => Promise<unknown>
  disable: (endpoint: WebhookEndpoint, idempotencyKey: string) => Promise<unknown>
  /** Sends a test event. */
  sendTest: (endpoint: WebhookEndpoint, idempotencyKey: string) => Promise<unknown>
  /** Sends the event of a delivery again. */
  resend: (deliveryId: string, idempotencyKey: string) => Promise<unknown>
  /** Reads how many events since an instant were not delivered, by type. */
  undelivered: (endpoint: WebhookEndpoint, since: string) => Promise<readonly EventTypeCount[]>
  /** Sends them, and returns their number. */
  recover: (endpoint: WebhookEndpoint, since: string, idempotencyKey: string) => Promise<number>
}

/** A dialog that is open. */
export type WebhookTask =
  { kind: 'add' } | { kind: 'edit' | 'delete' | 'disable' | 'rotate' | 'recover'; endpoint: WebhookEndpoint }

/** Returns a function that writes an instant as its day, its time of day and the zone of the reader. */
export function useMoment(): (instant: string) => string {
  const formats = useFormats()
  const messages = useMessages('webhooks', webhooksMessages)
  return (instant) =>
    fillIn(messages.moment, { day: formats.instant(instant), time: formats.zonedTime(new Date(instant)) })
}

/** Returns the words for the outcome of an attempt: the status of the answer, or the reason there is none. */
export function answerWord(
  { statusCode, error }: Pick<ShortWebhookAttempt, 'statusCode' | 'error'>,
  messages: WebhooksMessages,
): string {
  return error && error !== 'status'
    ? errorWord(error, messages)
    : String(statusCode ?? messages.errors.no_answer)
}

/** Returns the words for why an attempt failed. */
export function errorWord(error: string | null, { errors }: WebhooksMessages): string {
  const words: Readonly<Record<string, string>> = errors
  return (error && words[error]) ?? errors.no_answer
}

/** Returns the label of a type of event; an unknown type is returned as it is. */
export function eventTypeWord(type: string, { types }: WebhooksMessages): string {
  const words: Readonly<Record<string, string>> = types
  return words[type.replace('.', '_')] ?? type
}

/** Returns the texts for the error codes of the platform. */
export function webhookErrorTexts(messages: WebhooksMessages): FormErrorTexts {
  return {
    not_allowed: messages.notAllowed,
    delegate_suspended: messages.notAllowed,
    account_suspended: messages.notAllowed,
    too_many_webhook_endpoints: messages.tooMany,
    webhook_endpoint_disabled: messages.isDisabled,
    webhook_secret_rotating: messages.secretRotating,
    not_found: messages.gone,
  }
}
