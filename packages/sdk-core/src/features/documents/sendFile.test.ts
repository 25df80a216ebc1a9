import { describe, expect, it, vi } from 'vitest'
import { sendFile } from './sendFile'

const location = { url: 'https://files.capstan.test/api/v2/uploads', fields: { key: 'k-1', signature: 's' } }
const file = new File(['name,email\r\n'], 'contacts.csv')

const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response('{}', { status }))

describe('sendFile', () => {
  it('posts the fields it was given and then the file, and nothing of the session', async () => {
    const fetch = answering(201)

    await sendFile(location, file, { fetch })

    const [url, init] = fetch.mock.calls[0] ?? []
    const sent = [...((init?.body as FormData).entries() ?? [])]
    expect(url).toBe(location.url)
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' })
    expect(init?.headers).toBeUndefined()
    expect(sent.map(([name]) => name)).toEqual(['key', 'signature', 'file'])
    expect(sent[2]?.[1]).toMatchObject({ name: 'contacts.csv', size: 12 })
  })

  it('reports a file as too large when the platform answers 413', async () => {
    // proves UPLOAD-003
    await expect(sendFile(location, file, { fetch: answering(413) })).rejects.toMatchObject({
      code: 'too_large',
      message: 'Error: File is larger than 100MB',
      details: { status: 413 },
    })
  })

  it.each([400, 403, 410, 500])('does not know more of any other answer, such as %i', async (status) => {
    // proves UPLOAD-004
    await expect(sendFile(location, file, { fetch: answering(status) })).rejects.toMatchObject({
      code: 'upload_failed',
      message: 'Unknown error occurred.',
      details: { status },
    })
  })

  it.each([
    [400, 'file_content_differs', 'The content is not of the type that was announced.'],
    [413, 'upload_quota', 'This account has no room for more files.'],
    [410, 'upload_expired', 'The time for this upload is over.'],
  ])('reports why the platform refused it with %i', async (status, code, message) => {
    const body = JSON.stringify({ errors: [{ message, extensions: { code } }] })
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }))

    await expect(sendFile(location, file, { fetch })).rejects.toMatchObject({
      code,
      message,
      details: { status },
    })
  })

  it('does not know more where no answer comes', async () => {
    const cause = new TypeError('Failed to fetch')
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(cause)

    // proves UPLOAD-004
    await expect(sendFile(location, file, { fetch })).rejects.toMatchObject({
      code: 'upload_failed',
      message: 'Unknown error occurred.',
      cause,
    })
  })

  it('can be called off', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockRejectedValue(new DOMException('Aborted', 'AbortError'))
    const signal = AbortSignal.abort()

    await expect(sendFile(location, file, { fetch, signal })).rejects.toMatchObject({ code: 'aborted' })
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(signal)
  })
})
