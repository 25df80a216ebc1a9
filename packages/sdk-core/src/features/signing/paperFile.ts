import type { Capstan } from '../../Capstan'
import { fromBase64 } from '../../bytes/fromBase64'
import { answerField } from '../../client/transport/answerField'
import { CapstanError } from '../../errors/CapstanError'

/** A paper of a step, with the checks of its file. */
export interface WantedPaper {
  stepId: string
  paperId: string
  /** SHA-256 of its file, in hex. */
  sha256: string
}

/**
 * Returns the file of a paper: as shown to the signer, or as signed.
 *
 * The file is compared with its SHA-256 where the browser can do so (HTTPS, or a local address). A different file is refused with
 * `answer_unreadable`.
 */
export async function paperFile(
  capstan: Capstan,
  { stepId, paperId, sha256 }: WantedPaper,
  request?: { signal?: AbortSignal },
): Promise<Blob> {
  const answer = await capstan.client.post('/api/v2/integration/signing-paper', { stepId, paperId }, request)
  const bytes = fromBase64(answerField(answer, 'content'))
  const found = await hashOf(bytes)
  if (found !== undefined && found !== sha256)
    throw new CapstanError('answer_unreadable', { details: { field: 'content' } })
  return new Blob([bytes], { type: 'application/pdf' })
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  // TypeScript takes it for always there; a page on plain HTTP has none.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
