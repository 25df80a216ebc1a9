import { fromBase64url, toBase64url } from '../bytes/base64url'

/** A public key of the platform that answers are sealed for. */
export interface EnvelopeKey {
  id: string
  /** The uncompressed point on P-256, base64url. */
  publicKey: string
}

/** Answers that only the platform can read. `docs/guides/open-an-envelope.md` describes the format, for the recipient. */
export interface Envelope {
  v: 1
  /** The key it is sealed for. */
  kid: string
  /** The version of the form it answers. */
  formVersion: number
  /** A public key made for this envelope alone. This and the fields below are base64url. */
  epk: string
  iv: string
  data: string
}

/** The request that an envelope answers. It opens as an answer to no other one. */
export interface EnvelopePlace {
  stepId: string
  formVersion: number
}

/**
 * Seals a value for a key of the platform: ECDH on P-256 with a key made for this envelope, HKDF-SHA-256, AES-256-GCM. No one
 * but the platform opens it, and nothing of it, nor the step and the form it belongs to, can be altered without that being seen.
 */
export async function sealEnvelope(
  value: unknown,
  { key, stepId, formVersion }: EnvelopePlace & { key: EnvelopeKey },
): Promise<Envelope> {
  const { subtle } = globalThis.crypto
  const theirs = await subtle.importKey('raw', fromBase64url(key.publicKey), curve, false, [])
  const own = await subtle.generateKey(curve, true, ['deriveBits'])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256)
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const epk = new Uint8Array(await subtle.exportKey('raw', own.publicKey))
  const info = utf8(`capstan envelope 1 ${key.id}`)
  const sealing = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: epk, info },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(12))
  const additionalData = utf8(`capstan envelope 1\n${key.id}\n${stepId.toLowerCase()}\n${formVersion}`)
  const data = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    sealing,
    utf8(JSON.stringify(value)),
  )
  return {
    ...{ v: 1, kid: key.id, formVersion },
    ...{ epk: toBase64url(epk), iv: toBase64url(iv), data: toBase64url(new Uint8Array(data)) },
  }
}

const curve = { name: 'ECDH', namedCurve: 'P-256' }

const utf8 = (text: string) => new TextEncoder().encode(text)
