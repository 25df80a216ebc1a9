import { uploadMessages } from './uploadMessages'

/** The upload status of a document's file. */
export type UploadStatus = 'in_progress' | 'uploaded' | 'failed'

/** Returns the upload status of a document's file. Every unknown status means that the upload is in progress. (UPLOAD-007) */
export function uploadStatus(status: string | null | undefined): UploadStatus {
  return status === 'uploaded' || status === 'failed' ? status : 'in_progress'
}

/** Returns the text that a document shows for the status of its file. */
export function uploadStatusText(status: string | null | undefined): string {
  return uploadMessages.status[uploadStatus(status)]
}
