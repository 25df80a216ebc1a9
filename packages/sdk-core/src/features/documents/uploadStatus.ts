import { uploadMessages } from './uploadMessages'

/** How far the file of a document has come. */
export type UploadStatus = 'in_progress' | 'uploaded' | 'failed'

/** How far the file of a document has come: whatever else the platform says is in progress. (UPLOAD-007) */
export function uploadStatus(status: string | null | undefined): UploadStatus {
  return status === 'uploaded' || status === 'failed' ? status : 'in_progress'
}

/** What a document says of its file. */
export function uploadStatusText(status: string | null | undefined): string {
  return uploadMessages.status[uploadStatus(status)]
}
