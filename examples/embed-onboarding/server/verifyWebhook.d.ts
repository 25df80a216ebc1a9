/** Returns the event of a webhook. Throws when the body is not exactly as it was signed, or was signed five minutes ago. */
export declare function verifyWebhook(
  body: string | Uint8Array,
  headers: Headers,
  secret: string,
): WebhookEvent
/** What each event has; `data` depends on its type. */
export interface WebhookEvent {
  /** The same each time the event is sent. */
  id: string
  type: string
  subject: {
    type: string
    id: string
    version: number
  }
  link: string
  data: Record<string, string | number | undefined>
}
//# sourceMappingURL=verifyWebhook.d.ts.map
