import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import { documentRules } from '../documents/documentRules'
import {
  HoldingDocumentsDocument,
  SecurityDocumentsDocument,
  type OwnedDocumentFragment,
} from './operations.generated'
import type { DocumentOwner, OwnedDocument } from './OwnedDocument'
import { uploadStatus } from '../documents/uploads'

type Answer = AllPagesAnswer<{ documents: OwnedDocumentFragment }>

/** The documents of a security or a holding that the account of this instance may see, newest first. */
export function ownedDocumentsQuery(
  capstan: Capstan,
  { kind, id }: DocumentOwner,
): CapstanQuery<readonly OwnedDocument[], Answer> {
  capstan.register(documentRules)
  const document = kind === 'security' ? SecurityDocumentsDocument : HoldingDocumentsDocument
  const documents = allPages(document, { ownerId: id }, ({ allDocuments }) => allDocuments)
  return { ...allPagesQuery(capstan, { documents }, readOwnedDocuments), staleTime: Infinity }
}

function readOwnedDocuments({ documents }: Answer): readonly OwnedDocument[] {
  return (documents?.nodes ?? [])
    .toSorted((a, b) => compareText(b.createdOn, a.createdOn) || compareText(a.id, b.id))
    .map(readOwnedDocument)
}

/** A document as it is shown. */
const readOwnedDocument = memoizeByRow(
  ({
    id,
    version,
    name,
    extension,
    createdOn,
    uploadedBy,
    ...rest
  }: OwnedDocumentFragment): OwnedDocument => ({
    ...{ id, version, name, extension, createdOn, uploadedBy },
    uploadStatus: uploadStatus(rest.uploadStatus),
    sharings: rowsOf(rest.sharings).map((sharing) => ({ toRole: sharing.toRole, name: sharing.name })),
  }),
)

/** Groups the documents by uploader: the account itself, or another account. (SEC-007, SEC-008) */
export function byUploader(
  documents: readonly OwnedDocument[],
  accountId: string,
): { byMe: readonly OwnedDocument[]; withMe: readonly OwnedDocument[] } {
  const isOwn = ({ uploadedBy }: OwnedDocument) => uploadedBy === accountId
  return { byMe: documents.filter(isOwn), withMe: documents.filter((document) => !isOwn(document)) }
}
