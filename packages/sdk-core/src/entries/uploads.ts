// Documents of a security or a holding: their readers, and their uploads.

export { allowedSharesQuery } from '../features/uploads/allowedSharesQuery'
export { documentLines, type DocumentLine } from '../features/uploads/documentLines'
export {
  fileNameOf,
  type DocumentOwner,
  type OwnedDocument,
  type Sharing,
} from '../features/uploads/OwnedDocument'
export { byUploader, ownedDocumentsQuery } from '../features/uploads/ownedDocumentsQuery'
export {
  deleteDocument,
  makeDocument,
  makeDocumentLocation,
  saveDocument,
  type DocumentInput,
  type MadeDocument,
} from '../features/uploads/saveDocument'
export type { Upload, Uploads, UploadState } from '../features/uploads/createUploads'
export { uploadsOf } from '../features/uploads/uploads'
