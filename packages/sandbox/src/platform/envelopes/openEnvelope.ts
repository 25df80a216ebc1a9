import { webcrypto } from 'node:crypto'
import type { Envelope } from './Envelope.ts'

/** Opens an envelope of a step; throws when the envelope or its context was altered. */
export async function openEnvelope(
  envelope: Envelope,
  { stepId, privateKey }: { stepId: string; privateKey: string },
): Promise<unknown> {
  const { subtle } = webcrypto
  const { kid, formVersion, epk, iv, data } = envelope
  const own = await subtle.importKey('pkcs8', Buffer.from(privateKey, 'base64'), curve, false, ['deriveBits'])
  const theirs = await subtle.importKey('raw', bytes(epk), curve, false, [])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256)
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytes(epk), info: Buffer.from(`capstan envelope 1 ${kid}`) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  )
  const additionalData = Buffer.from(`capstan envelope 1\n${kid}\n${stepId}\n${formVersion}`)
  const clear = await subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv), additionalData }, key, bytes(data))
  return JSON.parse(Buffer.from(clear).toString('utf8')) as unknown
}

const curve = { name: 'ECDH', namedCurve: 'P-256' }

const bytes = (text: string) => Buffer.from(text, 'base64url')
