import type { UploadStatus } from '../documents/uploads'
import type { OwnedDocument, Sharing } from './OwnedDocument'
import type { Upload } from './createUploads'

/** A document as a table shows it: one the platform has, one on its way from this page, or both. */
export interface DocumentLine {
  /** The id of the document, or of its upload while there is none. */
  id: string
  name: string
  extension: string
  /** The instant it was made; missing while it is not. */
  createdOn?: string
  sharings: readonly Sharing[]
  status: UploadStatus
  /** True when the reader's account uploaded it. (DOC-005) */
  isOwn: boolean
  document?: OwnedDocument
  upload?: Upload
}

/** The documents of an owner and the uploads of this page; unfinished ones are first. */
export function documentLines(
  documents: readonly OwnedDocument[],
  uploads: readonly Upload[],
  accountId: string,
): DocumentLine[] {
  const known = new Set(documents.map(({ id }) => id))
  const notMade = uploads.filter(({ documentId }) => !documentId || !known.has(documentId))
  return [
    ...notMade.map((upload): DocumentLine => {
      const { id, name, extension } = upload
      return { id, name, extension, sharings: [], status: statusOf(upload), isOwn: true, upload }
    }),
    ...documents.map((document): DocumentLine => {
      const { id, name, extension, createdOn, sharings, uploadedBy } = document
      const upload = uploads.find(({ documentId }) => documentId === id)
      const status = upload ? statusOf(upload) : document.uploadStatus
      const isOwn = uploadedBy === accountId
      return { id, name, extension, createdOn, sharings, status, isOwn, document, upload }
    }),
  ]
}

const statusOf = ({ state }: Upload): UploadStatus => (state.status === 'failed' ? 'failed' : 'in_progress')
