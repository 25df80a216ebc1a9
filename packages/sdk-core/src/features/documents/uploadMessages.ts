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
