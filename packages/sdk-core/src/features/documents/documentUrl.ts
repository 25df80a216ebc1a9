import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { DocumentFileDocument } from './operations.generated'

/**
 * Returns the address of a document's file. It expires after some minutes: ask for it before each download.
 *
 * @throws CapstanError `not_found` when the document is deleted or no longer visible.
 */
export async function documentUrl(capstan: Capstan, id: string): Promise<string> {
  const { documentById } = await capstan.client.ask(DocumentFileDocument, { id })
  return orNotFound(documentById?.downloadUrl)
}
