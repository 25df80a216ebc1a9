import { isCapstanError } from '../../errors/isCapstanError'

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

/** Why an upload failed. `code` is `too_large` for a file of over 100 MB; `message` says why the platform refused it. */
export interface FailedUpload {
  status: 'failed'
  code: string
  message?: string
}

/** Returns the reason of a failed upload from its error. */
export function failedUpload(error: unknown): FailedUpload {
  if (!isCapstanError(error)) return { status: 'failed', code: 'upload_failed' }
  const { code, message } = error
  return { status: 'failed', code, ...(isRefusal(code) && { message }) }
}

/** The message of any other failure is for a developer. */
const isRefusal = (code: string) => code === 'invalid_input' || /^(?:file|upload)_(?!failed)/.test(code)

/** The most bytes of an upload: 100 MB. (UPLOAD-001) */
export const mostUploadBytes = 104_857_600

/** The types of files that may be uploaded. (UPLOAD-002) */
export const uploadTypes: readonly string[] = ['.csv', '.tsv', '.pdf', '.xls', '.txt']

/** Why a file need not be sent, because it would be refused; nothing where it may be. */
export function fileProblem(
  { name, size }: { name: string; size: number },
  types: readonly string[] = uploadTypes,
): 'type' | 'empty' | 'too_large' | undefined {
  if (!types.some((type) => name.toLowerCase().endsWith(type))) return 'type'
  if (size === 0) return 'empty'
  return size > mostUploadBytes ? 'too_large' : undefined
}

/** The words for uploads, to the letter of the specification. */
export const uploadMessages = {
  /** The file was over 100 MB. (UPLOAD-003) */
  tooLarge: 'Error: File is larger than 100MB',
  /** Sending failed in any other way. (UPLOAD-004) */
  failed: 'Unknown error occurred.',
  /** The upload status of a document's file; for a failed one, the reason and the remedy. (UPLOAD-005) */
  status: {
    in_progress: 'In progress',
    uploaded: 'Uploaded',
    failed: 'Upload failed, please check file size and retry',
  },
} as const
