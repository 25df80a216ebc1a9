import type { InvestorDocumentKind, SharedVia } from '@capstan/sdk-core/documents'
import type { Spoken } from '../../language/Messages'
import type { documentsMessages } from './messages'

/** The group a document came by, in the reader's language; one that has no word here as the platform calls it. */
export function sharedGroup(
  messages: Spoken<typeof documentsMessages>,
  kind: InvestorDocumentKind,
  { toRole, name }: SharedVia,
): string {
  const words: Readonly<Record<string, unknown>> = messages
  const word = words[`${kind}_${toRole}`]
  return typeof word === 'string' ? word : name
}
