import type { DocumentKind } from '../documents/documentsQuery'
import type { UploadStatus } from '../documents/uploads'

/** The owner of documents: a security, or one holding of it. */
export interface DocumentOwner {
  kind: DocumentKind
  id: string
}

/** A document of a security or a holding. */
export interface OwnedDocument {
  id: string
  version: string
  name: string
  /** The kind of file, without a dot: `pdf`. */
  extension: string
  /** The instant it was made. */
  createdOn: string
  uploadStatus: UploadStatus
  /** The account that uploaded it. */
  uploadedBy: string
  /** The accounts it is shared with; for readers other than the uploader, how it was shared with them. */
  sharings: readonly Sharing[]
}

/** A group of people that a document is shared with. */
export interface Sharing {
  /** The name that `shareWith` uses. */
  toRole: string
  /** As a person reads it. */
  name: string
}

/** Returns the file name of a document. */
export function fileNameOf({ name, extension }: Pick<OwnedDocument, 'name' | 'extension'>): string {
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`
}
