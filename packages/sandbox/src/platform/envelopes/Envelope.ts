/** Answers to a form that a browser has encrypted for this platform. `docs/guides/open-an-envelope.md` says how it is made. */
export interface Envelope {
  v: 1
  /** The key it is sealed for. */
  kid: string
  /** The version of the form it answers. */
  formVersion: number
  /** The sender's public key, made for this envelope alone: an uncompressed point on P-256. All base64url. */
  epk: string
  iv: string
  data: string
}

/** Reads an envelope of a version that is known here; anything else is none. */
export function readEnvelope(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { v, kid, formVersion, epk, iv, data } = value as Record<string, unknown>
  const texts = [kid, epk, iv, data]
  if (v !== 1 || !Number.isFinite(formVersion)) return undefined
  if (!texts.every((text) => typeof text === 'string' && /^[\w-]{1,200000}$/.test(text))) return undefined
  return { v, kid, formVersion, epk, iv, data } as Envelope // each was looked at above
}
