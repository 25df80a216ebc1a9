import type { Capstan } from '../../Capstan'
import { CapstanError } from '../../errors/CapstanError'
import { documentUrl } from './documentUrl'

/**
 * The file of a document, to show it.
 *
 * @throws CapstanError `not_found` where the document is gone, or may not be seen any more; `internal` where it cannot be had.
 */
export async function documentFile(
  capstan: Capstan,
  id: string,
  { signal, fetch = globalThis.fetch }: { signal?: AbortSignal; fetch?: typeof globalThis.fetch } = {},
): Promise<Blob> {
  const url = await documentUrl(capstan, id)
  const answer = await fetch(url, { signal, credentials: 'omit' }).catch((cause: unknown) => {
    throw new CapstanError('internal', { cause })
  })
  if (!answer.ok) throw new CapstanError(answer.status === 404 ? 'not_found' : 'internal')
  return answer.blob()
}
