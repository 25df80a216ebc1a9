import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import type { TypedDocument } from '../../client/TypedDocument'
import { newId } from '../../events/newId'
import {
  CreateWebhookEndpointDocument,
  DeleteWebhookEndpointDocument,
  DisableWebhookEndpointDocument,
  EnableWebhookEndpointDocument,
  EndWebhookSecretDocument,
  RecoverWebhookEventsDocument,
  ResendWebhookEventDocument,
  RotateWebhookSecretDocument,
  SendTestEventDocument,
  UpdateWebhookEndpointDocument,
} from './operations.generated'
import type { NewWebhookEndpoint, WebhookEndpoint, WebhookEndpointInput } from './WebhookEndpoint'
import { readEndpoint, readNewEndpoint, webhookEndpointsQuery } from './webhookQueries'

type Request = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Adds an endpoint. Its secret is in this answer and in no other.
 *
 * When the answer was lost, the same request under the same key answers the endpoint without its secret: rotate it. Refused with
 * `invalid_input` (`url`, `name`) or `too_many_webhook_endpoints`.
 */
export async function createWebhookEndpoint(
  capstan: Capstan,
  { eventTypes, ...facts }: WebhookEndpointInput,
  request?: Request,
): Promise<NewWebhookEndpoint> {
  const input = { ...facts, eventTypes: [...eventTypes] }
  const answer = await send(
    capstan,
    'createWebhookEndpoint',
    CreateWebhookEndpointDocument,
    { input },
    request,
  )
  refetchEndpoints(capstan)
  return readNewEndpoint(answer.createWebhookEndpoint)
}

/** The changes of an endpoint; omitted fields stay. */
export interface UpdateWebhookEndpointInput extends Partial<WebhookEndpointInput> {
  id: string
  /** The version that was shown; another one is refused with `changed_elsewhere`. */
  version?: string
}

/** Changes the name, the address or the events of an endpoint. */
export async function updateWebhookEndpoint(
  capstan: Capstan,
  { id, eventTypes, ...facts }: UpdateWebhookEndpointInput,
  request?: Request,
): Promise<WebhookEndpoint> {
  checkRecordId(id)
  const input = { id, patch: { ...facts, eventTypes: eventTypes && [...eventTypes] } }
  const answer = await send(
    capstan,
    'updateWebhookEndpoint',
    UpdateWebhookEndpointDocument,
    { input },
    request,
  )
  return readEndpoint(orNotFound(answer.updateWebhookEndpointById?.webhookEndpoint))
}

/** Deletes an endpoint with its attempts; nothing is sent to it any more. */
export async function deleteWebhookEndpoint(
  capstan: Capstan,
  { id }: Pick<WebhookEndpoint, 'id'>,
  request?: Request,
): Promise<void> {
  checkRecordId(id)
  await send(capstan, 'deleteWebhookEndpoint', DeleteWebhookEndpointDocument, { input: { id } }, request)
  refetchEndpoints(capstan)
}

/**
 * Makes another secret, which is in this answer and in no other. The old one signs too for 24 hours, or ends at once. Refused with
 * `webhook_secret_rotating` while two sign already, unless the old one ends at once.
 */
export async function rotateWebhookSecret(
  capstan: Capstan,
  { id, endsOldAtOnce }: { id: string; endsOldAtOnce: boolean },
  request?: Request,
): Promise<NewWebhookEndpoint> {
  checkRecordId(id)
  const input = { id, keepOldFor: endsOldAtOnce ? 0 : 86_400 }
  const answer = await send(capstan, 'rotateWebhookSecret', RotateWebhookSecretDocument, { input }, request)
  refetchEndpoints(capstan)
  return readNewEndpoint(answer.rotateWebhookSecret)
}

/** Ends an old secret before its time is over; `id` is that of the secret. */
export async function endWebhookSecret(
  capstan: Capstan,
  id: string,
  request?: Request,
): Promise<WebhookEndpoint> {
  checkRecordId(id)
  const answer = await send(capstan, 'endWebhookSecret', EndWebhookSecretDocument, { input: { id } }, request)
  refetchEndpoints(capstan)
  return readEndpoint(orNotFound(answer.endWebhookSecret?.webhookEndpoint))
}

/** Sends events to an endpoint again, those that wait first. */
export async function enableWebhookEndpoint(
  capstan: Capstan,
  { id }: Pick<WebhookEndpoint, 'id'>,
  request?: Request,
): Promise<WebhookEndpoint> {
  checkRecordId(id)
  const answer = await send(
    capstan,
    'enableWebhookEndpoint',
    EnableWebhookEndpointDocument,
    { input: { id } },
    request,
  )
  return readEndpoint(orNotFound(answer.enableWebhookEndpoint?.webhookEndpoint))
}

/** Sends nothing to an endpoint until it is enabled. Its events stay in the log, and can be recovered. */
export async function disableWebhookEndpoint(
  capstan: Capstan,
  { id }: Pick<WebhookEndpoint, 'id'>,
  request?: Request,
): Promise<WebhookEndpoint> {
  checkRecordId(id)
  const answer = await send(
    capstan,
    'disableWebhookEndpoint',
    DisableWebhookEndpointDocument,
    { input: { id } },
    request,
  )
  return readEndpoint(orNotFound(answer.disableWebhookEndpoint?.webhookEndpoint))
}

/** Sends an event of the type `endpoint.tested` to an endpoint, enabled or not, once. */
export async function sendTestEvent(
  capstan: Capstan,
  { id }: Pick<WebhookEndpoint, 'id'>,
  request?: Request,
): Promise<void> {
  checkRecordId(id)
  await send(capstan, 'sendTestEvent', SendTestEventDocument, { input: { id } }, request)
}

/** Sends the event of a delivery again, with the same id. Refused with `webhook_endpoint_disabled`. */
export async function resendWebhookEvent(
  capstan: Capstan,
  deliveryId: string,
  request?: Request,
): Promise<void> {
  checkRecordId(deliveryId)
  await send(capstan, 'resendWebhookEvent', ResendWebhookEventDocument, { input: { deliveryId } }, request)
}

/**
 * Sends each event since an instant that an endpoint has never received, at most 10,000; answers how many. Refused with
 * `webhook_endpoint_disabled`.
 */
export async function recoverWebhookEvents(
  capstan: Capstan,
  { id: endpointId, since }: { id: string; since: string },
  request?: Request,
): Promise<number> {
  checkRecordId(endpointId)
  const input = { endpointId, since }
  const answer = await send(capstan, 'recoverWebhookEvents', RecoverWebhookEventsDocument, { input }, request)
  refetchEndpoints(capstan)
  return answer.recoverWebhookEvents?.count ?? 0
}

function send<TAnswer, TVariables>(
  { client }: Capstan,
  operation: string,
  document: TypedDocument<TAnswer, TVariables>,
  variables: TVariables,
  request?: Request,
): Promise<TAnswer> {
  return client.mutate(document, variables, { operation, idempotencyKey: request?.idempotencyKey ?? newId() })
}

/** The list has another endpoint, or one has another secret, which no record of the cache is. */
function refetchEndpoints(capstan: Capstan): void {
  const { queryKey } = webhookEndpointsQuery(capstan)
  // An error is shown where the list is shown.
  capstan.queryClient.invalidateQueries({ queryKey }).catch(() => {})
}
