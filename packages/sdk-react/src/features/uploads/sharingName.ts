import type { DocumentOwner, Sharing } from '@capstan/sdk-core/uploads'
import type { UploadsMessages } from './messages'

/** Whom a document is shared with, in the reader's language; those that have no word here as the platform calls them. (G-75) */
export function sharingName(
  messages: UploadsMessages,
  kind: DocumentOwner['kind'],
  { toRole, name }: Sharing,
): string {
  const words: Readonly<Record<string, unknown>> = messages
  const word = words[`${kind}_${toRole}`]
  return typeof word === 'string' ? word : name
}
