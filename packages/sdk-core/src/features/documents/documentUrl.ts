import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/answers'
import { DocumentFileDocument } from './operations.generated'

/**
 * Where to fetch the file of a document. The address is good for some minutes: ask for it before each download.
 *
 * @throws CapstanError `not_found` where the document is gone, or may not be seen any more.
 */
export async function documentUrl(capstan: Capstan, id: string): Promise<string> {
  const { documentById } = await capstan.client.ask(DocumentFileDocument, { id })
  return orNotFound(documentById?.downloadUrl)
}
