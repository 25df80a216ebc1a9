// Documents that are shared with an account, and their files.

export { documentRules } from '../features/documents/documentRules'
export { documentRows, type DocumentRow } from '../features/documents/documentRows'
export {
  documentsQuery,
  type DocumentKind,
  type InvestorDocument,
  type InvestorDocumentKind,
  type SharedVia,
} from '../features/documents/documentsQuery'
export { documentFile } from '../features/documents/documentFile'
export { documentUrl } from '../features/documents/documentUrl'
export {
  fileProblem,
  mostUploadBytes,
  uploadTypes,
  uploadMessages,
  uploadStatus,
  uploadStatusText,
  type UploadStatus,
} from '../features/documents/uploads'
export { previewOf, type PreviewKind } from '../features/documents/previewOf'
export { decodeText, readCells, type Cells } from '../features/documents/readCells'
export type { SharedPaper } from '../features/documents/sharedPaper'
export { sendFile, type FileLocation, type SendFileOptions } from '../features/documents/sendFile'
export { signedDocumentsQuery, type SignedDocument } from '../features/documents/signedDocumentsQuery'
