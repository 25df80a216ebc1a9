import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { listQuery } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import { SignedDocumentsDocument, type SignedDocumentsQuery } from './operations.generated'

/** A paper that was signed. */
export interface SignedDocument {
  id: string
  name: string
  /** The instant it was sent to be signed. */
  sentOn: string
  /** Path on the platform of the document with its certificate. */
  documentUri: string
}

/** The papers that the account of this instance has signed, newest first. */
export function signedDocumentsQuery(
  capstan: Capstan,
): CapstanQuery<readonly SignedDocument[], SignedDocumentsQuery> {
  return listQuery(capstan, {
    document: SignedDocumentsDocument,
    list: 'allSentSigningDocuments',
    select: readSigned,
  })
}

function readSigned({ allSentSigningDocuments }: SignedDocumentsQuery): readonly SignedDocument[] {
  return rowsOf(allSentSigningDocuments).toSorted(
    (a, b) => compareText(b.sentOn, a.sentOn) || compareText(a.name, b.name),
  )
}
