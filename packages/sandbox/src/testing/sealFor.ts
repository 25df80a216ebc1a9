import { webcrypto } from 'node:crypto'
import type { Envelope } from '../platform/envelopes/Envelope.ts'
import type { EnvelopeKey } from '../platform/envelopes/envelopeKeys.ts'

/** Seals a value as the core does; the platform imports nothing of it, and is tested against this. */
export async function sealFor(
  { id, publicKey }: EnvelopeKey,
  { stepId, formVersion = 1, value }: { stepId: string | undefined; formVersion?: number; value: unknown },
): Promise<Envelope> {
  const { subtle } = webcrypto
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const theirs = await subtle.importKey('raw', Buffer.from(publicKey, 'base64url'), curve, false, [])
  const own = await subtle.generateKey(curve, true, ['deriveBits'])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256)
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const epk = Buffer.from(await subtle.exportKey('raw', own.publicKey))
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: epk, info: Buffer.from(`capstan envelope 1 ${id}`) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const iv = webcrypto.getRandomValues(Buffer.alloc(12))
  const additionalData = Buffer.from(`capstan envelope 1\n${id}\n${stepId}\n${formVersion}`)
  const data = Buffer.from(
    await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, Buffer.from(JSON.stringify(value))),
  )
  const [sealed, point, start] = [data, epk, iv].map((bytes) => bytes.toString('base64url'))
  return { v: 1, kid: id, formVersion, epk: point ?? '', iv: start ?? '', data: sealed ?? '' }
}
