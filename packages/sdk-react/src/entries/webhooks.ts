'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export type { WebhookActions } from '../features/webhooks/WebhookActions'
export { WebhookAttemptsView, type WebhookAttemptsViewProps } from '../features/webhooks/WebhookAttempts'
export {
  Webhooks,
  type WebhooksProps,
  WebhooksView,
  type WebhooksViewProps,
} from '../features/webhooks/Webhooks'
export { webhooksMessages, type WebhooksMessages } from '../features/webhooks/messages'
