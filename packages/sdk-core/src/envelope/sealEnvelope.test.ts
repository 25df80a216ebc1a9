import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealEnvelope, type Envelope } from './sealEnvelope'

const { subtle } = globalThis.crypto
const curve = { name: 'ECDH', namedCurve: 'P-256' }
const stepId = '5E0F6A3C-0000-4000-8000-000000000001'

async function aKeyPair() {
  const pair = await subtle.generateKey(curve, true, ['deriveBits'])
  const point = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))
  return { key: { id: 'a-key-of-1', publicKey: Buffer.from(point).toString('base64url') }, pair }
}

/** Opens it according to the guide for partners, without our code. */
async function open({ kid, formVersion, epk, iv, data }: Envelope, own: CryptoKey, step = stepId) {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const theirs = await subtle.importKey('raw', bytes(epk), curve, false, [])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256)
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode(`capstan envelope 1 ${kid}`)
  const params = { name: 'HKDF', hash: 'SHA-256', salt: bytes(epk), info }
  const key = await subtle.deriveKey(params, secret, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
  const about = `capstan envelope 1\n${kid}\n${step.toLowerCase()}\n${formVersion}`
  const additionalData = new TextEncoder().encode(about)
  const clear = await subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv), additionalData }, key, bytes(data))
  return JSON.parse(new TextDecoder().decode(clear)) as unknown
}

describe('sealEnvelope', () => {
  it('seals any value for the holder of the private key', async () => {
    const { key, pair } = await aKeyPair()

    // proves STEP-010
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 0, max: 99 }), async (value, formVersion) => {
        const envelope = await sealEnvelope(value, { key, stepId, formVersion })

        expect(await open(envelope, pair.privateKey)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 60 },
    )
  })

  it('reveals nothing of the sealed text, and seals the same text differently each time', async () => {
    const { key } = await aKeyPair()
    const blob = { values: { ein: '12-3456789' } }

    const [one, two] = [
      await sealEnvelope(blob, { key, stepId, formVersion: 1 }),
      await sealEnvelope(blob, { key, stepId, formVersion: 1 }),
    ]

    expect(JSON.stringify(one)).not.toContain('3456789')
    expect(Buffer.from(one.data, 'base64url').toString('latin1')).not.toContain('3456789')
    expect(new Set([one.epk, two.epk]).size + new Set([one.data, two.data]).size).toBe(4)
  })

  it('is not opened with one bit altered, for another step, form or key', async () => {
    const { key, pair } = await aKeyPair()
    const other = await aKeyPair()
    const envelope = await sealEnvelope({ ein: '12-3456789' }, { key, stepId, formVersion: 1 })

    await fc.assert(
      fc.asyncProperty(fc.constantFrom('iv' as const, 'data' as const), fc.nat(), async (part, at) => {
        const bytes = Buffer.from(envelope[part], 'base64url')
        const bit = at % (bytes.length * 8)
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        await expect(
          open({ ...envelope, [part]: bytes.toString('base64url') }, pair.privateKey),
        ).rejects.toThrow()
      }),
      { numRuns: 60 },
    )
    await expect(open(envelope, pair.privateKey, '5e0f6a3c-0000-4000-8000-000000000002')).rejects.toThrow()
    await expect(open({ ...envelope, formVersion: 2 }, pair.privateKey)).rejects.toThrow()
    await expect(open({ ...envelope, kid: 'another-key' }, pair.privateKey)).rejects.toThrow()
    await expect(open(envelope, other.pair.privateKey)).rejects.toThrow()
  })
})
