import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signed parts of a webhook. */
export interface SignedMessage {
  id: string
  /** Seconds since 1970, as `webhook-timestamp` says. */
  timestamp: string
  body: string
}

/** Returns `webhook-signature` of Standard Webhooks: a signature for each secret. */
export function signMessage(message: SignedMessage, secrets: readonly string[]): string {
  return secrets.map((secret) => `v1,${signatureOf(message, secret).toString('base64')}`).join(' ')
}

/** Returns true when one of the signatures was made with the secret. */
export function isSignedWith(message: SignedMessage, signatures: string, secret: string): boolean {
  const expected = signatureOf(message, secret)
  return signatures.split(' ').some((signature) => {
    const [version, digits = ''] = signature.split(',', 2)
    const given = Buffer.from(digits, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function signatureOf({ id, timestamp, body }: SignedMessage, secret: string): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
}
