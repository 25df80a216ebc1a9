import type { Capstan } from '../../../Capstan'
import { answerField } from '../../../client/transport/answerField'
import type { EnvelopeKey } from '../../../envelope/sealEnvelope'
import { isCapstanError } from '../../../errors/isCapstanError'
import { numberAt } from '../../../json/readJson'

/** Returns true when this page can encrypt answers: browsers allow it over https, or from this computer. */
export function canSealAnswers(): boolean {
  return typeof (globalThis.crypto as Crypto | undefined)?.subtle?.deriveBits === 'function'
}

/**
 * The answers to an encrypted form as they are sent: in an envelope that the platform alone opens, sealed for the key that it gives
 * out now. As they are where a platform gives none: then they are encrypted on the way alone, and the platform marks them so.
 *
 * Sealed again it is another envelope: send the same one again after a failure.
 */
export async function sealAnswers(capstan: Capstan, stepId: string, blob: unknown): Promise<unknown> {
  const key = await envelopeKey(capstan)
  if (!key) return blob
  const { sealEnvelope } = await import('../../../envelope/sealEnvelope')
  const formVersion = numberAt(blob, 'schemaVersion') ?? 1
  return { envelope: await sealEnvelope(blob, { key, stepId, formVersion }) }
}

async function envelopeKey(capstan: Capstan): Promise<EnvelopeKey | undefined> {
  try {
    const answer = await capstan.client.post('/api/v2/integration/envelope-key', {})
    return { id: answerField(answer, 'id'), publicKey: answerField(answer, 'publicKey') }
  } catch (error) {
    if (isCapstanError(error, 'not_found')) return undefined
    throw error
  }
}
