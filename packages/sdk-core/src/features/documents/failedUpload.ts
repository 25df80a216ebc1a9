import { isCapstanError } from '../../errors/isCapstanError'

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
