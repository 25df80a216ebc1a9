import { CapstanError } from '../../errors/CapstanError'
import { postForm } from './postForm'
import { uploadMessages } from './uploads'

/** The address to which a file is uploaded: the result of `makeFileLocation`, or the `uploadInfo` of a document. */
export interface FileLocation {
  url: string
  fields: Readonly<Record<string, string>>
}

export interface SendFileOptions {
  signal?: AbortSignal
  fetch?: typeof fetch
  /** Called with the number of bytes sent so far, in a browser. */
  onProgress?: (sent: number) => void
}

/**
 * Sends a file to the address it was given: its fields first, the file last. (UPLOAD-009)
 *
 * Nothing of the session goes along: the signature among the fields authorizes the upload. On failure, the reader sees the
 * message of the error.
 *
 * @throws CapstanError `too_large`, `upload_failed`, `aborted`, or the code and the message of the platform's refusal
 */
export async function sendFile(
  { url, fields }: FileLocation,
  file: Blob,
  { signal, fetch = globalThis.fetch, onProgress }: SendFileOptions = {},
): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  const send = onProgress
    ? postForm(url, body, { signal, onProgress })
    : fetch(url, { method: 'POST', body, signal, credentials: 'omit' }).then(async (response) => ({
        status: response.status,
        body: await response.text(),
      }))
  const answer = await send.catch((cause: unknown) => {
    throw failed(signal?.aborted ? 'aborted' : 'upload_failed', { cause })
  })
  if (answer.status >= 200 && answer.status < 300) return
  const details = { status: answer.status }
  const refusal = answer.status < 500 ? readRefusal(answer.body) : undefined
  if (refusal && refusal.code !== 'too_large')
    throw new CapstanError(refusal.code, { message: refusal.message, details })
  throw failed(answer.status === 413 ? 'too_large' : 'upload_failed', { details })
}

/** Why the platform refused a file. The error of a storage service in its own format cannot be shown. */
function readRefusal(body: string): { code: string; message: string } | undefined {
  try {
    const { errors } = JSON.parse(body) as {
      errors?: { message?: unknown; extensions?: { code?: unknown } }[]
    }
    const { message, extensions } = errors?.[0] ?? {}
    return typeof message === 'string' && typeof extensions?.code === 'string'
      ? { code: extensions.code, message }
      : undefined
  } catch {
    return undefined
  }
}

function failed(code: string, options: { cause?: unknown; details?: { status: number } }): CapstanError {
  const message = code === 'too_large' ? uploadMessages.tooLarge : uploadMessages.failed
  return new CapstanError(code, { message, ...options })
}
