import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the event of a webhook. Throws when the body is not exactly as it was signed, or was signed five minutes ago. */
export function verifyWebhook(body: string | Uint8Array, headers: Headers, secret: string): WebhookEvent {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headers.get(`webhook-${name}`),
  )
  if (!id || !timestamp || !signatures) throw new Error('The headers of the webhook are missing')
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) throw new Error('The webhook is too old')
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  if (key.length === 0) throw new Error('The secret is not set')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  // While a secret is rotated there are several signatures.
  const isSigned = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return signature.startsWith('v1,') && given.length === 32 && timingSafeEqual(given, expected)
  })
  if (!isSigned) throw new Error('The signature of the webhook is wrong')
  return { ...JSON.parse(Buffer.from(body).toString()), id }
}

/** What each event has; `data` depends on its type. */
export interface WebhookEvent {
  /** The same each time the event is sent. */
  id: string
  type: string
  subject: { type: string; id: string; version: number }
  link: string
  data: Record<string, string | number | undefined>
}
