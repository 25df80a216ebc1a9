// Webhook endpoints of an account: addresses, attempts and signatures.

export {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  disableWebhookEndpoint,
  enableWebhookEndpoint,
  endWebhookSecret,
  recoverWebhookEvents,
  resendWebhookEvent,
  rotateWebhookSecret,
  sendTestEvent,
  updateWebhookEndpoint,
  type UpdateWebhookEndpointInput,
} from '../features/webhooks/changeWebhooks'
export {
  checkWebhookEndpoint,
  deliveredShare,
  signingSecrets,
  startOfDay,
  webhookEndpointState,
  webhookEventTypes,
  type NewWebhookEndpoint,
  type ShortWebhookAttempt,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpointInput,
  type WebhookEndpointProblems,
  type WebhookEndpointState,
  type WebhookSecret,
} from '../features/webhooks/WebhookEndpoint'
export {
  undeliveredEventsQuery,
  webhookAttemptQuery,
  webhookAttemptsQuery,
  webhookEndpointsQuery,
  type EventTypeCount,
  type WebhookAttemptList,
  type WebhookAttemptsRequest,
  type WebhookOutcome,
} from '../features/webhooks/webhookQueries'
