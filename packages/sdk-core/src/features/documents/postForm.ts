export interface PostFormOptions {
  signal?: AbortSignal
  /** Called with the number of bytes sent so far. */
  onProgress: (sent: number) => void
}

/** Posts a form and reports its progress, which `fetch` cannot. Sends no session data. */
export function postForm(
  url: string,
  body: FormData,
  { signal, onProgress }: PostFormOptions,
): Promise<{ status: number; body: string }> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    const stop = () => request.abort()
    const fail = (why: string) => () => reject(new Error(why))
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }))
    request.addEventListener('error', fail('The file could not be sent.'))
    request.addEventListener('abort', fail('Sending the file was called off.'))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    if (signal?.aborted) return reject(new Error('Sending the file was called off.'))
    signal?.addEventListener('abort', stop)
    request.open('POST', url)
    request.send(body)
  })
}
