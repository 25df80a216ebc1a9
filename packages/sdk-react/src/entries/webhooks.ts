'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export type { WebhookActions } from '../features/webhooks/WebhookActions'
export { WebhookAttemptsView, type WebhookAttemptsViewProps } from '../features/webhooks/WebhookAttempts'
export {
  Webhooks,
  type WebhooksProps,
  WebhooksView,
  type WebhooksViewProps,
} from '../features/webhooks/Webhooks'
export { webhooksMessages, type WebhooksMessages } from '../features/webhooks/messages'
