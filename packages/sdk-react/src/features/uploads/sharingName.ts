import type { DocumentOwner, Sharing } from '@capstan/sdk-core/uploads'
import type { UploadsMessages } from './messages'

/**
 * Returns the name of a party that a document is shared with, translated where the message exists, and otherwise as the platform
 * names it. (G-75)
 */
export function sharingName(
  messages: UploadsMessages,
  kind: DocumentOwner['kind'],
  { toRole, name }: Sharing,
): string {
  const words: Readonly<Record<string, unknown>> = messages
  const word = words[`${kind}_${toRole}`]
  return typeof word === 'string' ? word : name
}
