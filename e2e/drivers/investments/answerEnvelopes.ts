import type { Page } from '@playwright/test'
import {
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/** An envelope as it goes over the wire. */
export interface Envelope {
  v: number
  kid: string
  formVersion: number
  epk: string
  iv: string
  data: string
}

/** The body of a request that completes a step with an envelope. */
export interface SealedBody {
  variables: { input: { stepId: string; blob: { envelope: Envelope } } }
}

/**
 * Replaces the platform's public key on the page by a key of the test, as a partner's platform would; returns a function that
 * opens the envelopes.
 */
export async function giveOwnKey(page: Page): Promise<(body: unknown) => unknown> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), ...[x, y].map((part) => Buffer.from(part, 'base64url'))])
  const key = { id: randomBytes(12).toString('base64url'), publicKey: point.toString('base64url') }
  await page.route('**/api/v2/integration/envelope-key', (route) => route.fulfill({ json: { data: key } }))
  return (body) => {
    const { stepId, blob } = (body as SealedBody).variables.input
    return openEnvelope(blob.envelope, stepId, privateKey)
  }
}

/** Opens an envelope as docs/guides/open-an-envelope.md describes. */
function openEnvelope(
  { kid, formVersion, epk, iv, data }: Envelope,
  stepId: string,
  privateKey: KeyObject,
): unknown {
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const point = bytes(epk)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const shared = diffieHellman({ privateKey, publicKey })
  const key = Buffer.from(hkdfSync('sha256', shared, point, `capstan envelope 1 ${kid}`, 32))
  const sealed = bytes(data)
  const opening = createDecipheriv('aes-256-gcm', key, bytes(iv))
  opening.setAAD(Buffer.from(`capstan envelope 1\n${kid}\n${stepId.toLowerCase()}\n${formVersion}`))
  opening.setAuthTag(sealed.subarray(-16))
  const clear = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  return JSON.parse(clear.toString()) as unknown
}
