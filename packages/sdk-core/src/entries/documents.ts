export { fileProblem, mostUploadBytes, uploadTypes } from '../documents/fileProblem'
export { sendFile, type FileLocation, type SendFileOptions } from '../documents/sendFile'
export { uploadMessages } from '../documents/uploadMessages'
export { uploadStatus, uploadStatusText, type UploadStatus } from '../documents/uploadStatus'
