import { describe, expect, it, vi } from 'vitest'
import { CapstanError } from '../../errors/CapstanError'
import { createUploads, type UploadSteps } from './createUploads'

const location = { url: 'https://files.capstan.test/api/v2/uploads', fields: {} }
const report = new File(['%PDF-1'], 'Annual.report.PDF')

function someSteps(steps: Partial<UploadSteps> = {}): UploadSteps {
  return {
    make: vi.fn<UploadSteps['make']>(async ({ name }) => ({ id: `made ${name}`, location })),
    locate: vi.fn<UploadSteps['locate']>(async () => location),
    send: vi.fn<UploadSteps['send']>(async () => undefined),
    remove: vi.fn<UploadSteps['remove']>(async () => undefined),
    ...steps,
  }
}

/** Sends slowly, until it is aborted. */
const slowly: UploadSteps['send'] = (_, file, { signal, onProgress }) =>
  new Promise((_resolve, reject) => {
    onProgress?.(file.size / 2)
    signal?.addEventListener('abort', () => reject(new CapstanError('aborted')))
  })

describe('createUploads', () => {
  it('makes a document of each file, sends it, and reports that it has arrived', async () => {
    const make = vi.fn<UploadSteps['make']>(async () => ({ id: 'made', location }))
    const uploads = createUploads(someSteps({ make }))
    const came = vi.fn()
    uploads.onUploaded(came)

    uploads.add([report, new File(['a'], 'notes.txt')], ['investor'])

    await vi.waitFor(() => expect(came).toHaveBeenCalledTimes(2))
    expect(make.mock.calls.map(([input]) => input)).toEqual([
      { name: 'Annual.report', extension: 'pdf', shareWith: ['investor'] },
      { name: 'notes', extension: 'txt', shareWith: ['investor'] },
    ])
    expect(uploads.current()).toEqual([])
  })

  it('reports the progress', async () => {
    const uploads = createUploads(someSteps({ send: slowly }))

    uploads.add([report], [])

    await vi.waitFor(() =>
      expect(uploads.current()).toMatchObject([
        { documentId: 'made Annual.report', state: { status: 'sending', sent: 3, size: 6 } },
      ]),
    )
  })

  it('keeps a failed upload, and sends it again to a new address', async () => {
    const send = vi.fn<UploadSteps['send']>().mockRejectedValueOnce(new CapstanError('too_large'))
    const steps = someSteps({ send })
    const uploads = createUploads(steps)
    uploads.add([report], [])
    await vi.waitFor(() => expect(uploads.current()[0]?.state.status).toBe('failed'))
    expect(uploads.current()[0]?.state).toEqual({ status: 'failed', code: 'too_large' })

    uploads.retry(uploads.current()[0]?.id ?? '')

    await vi.waitFor(() => expect(uploads.current()).toEqual([]))
    expect(steps.make).toHaveBeenCalledTimes(1)
    expect(steps.locate).toHaveBeenCalledWith('made Annual.report')
  })

  it('makes a document once, however often its answer was lost', async () => {
    const make = vi
      .fn<UploadSteps['make']>()
      .mockRejectedValueOnce(new CapstanError('uncertain'))
      .mockResolvedValue({ id: 'made', location })
    const uploads = createUploads(someSteps({ make }))
    uploads.add([report], [])
    await vi.waitFor(() => expect(uploads.current()[0]?.state.status).toBe('failed'))

    uploads.retry(uploads.current()[0]?.id ?? '')

    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2))
    expect(make.mock.calls[1]?.[1]).toBe(make.mock.calls[0]?.[1])
  })

  it('stops when it is called off, and deletes its document', async () => {
    const steps = someSteps({ send: slowly })
    const uploads = createUploads(steps)
    uploads.add([report], [])
    await vi.waitFor(() => expect(uploads.current()[0]?.state.status).toBe('sending'))

    await uploads.cancel(uploads.current()[0]?.id ?? '')

    expect(uploads.current()).toEqual([])
    expect(steps.remove).toHaveBeenCalledWith('made Annual.report')
  })

  it('keeps uploads it could not delete, for another attempt', async () => {
    const remove = vi
      .fn<UploadSteps['remove']>()
      .mockRejectedValueOnce(new CapstanError('network'))
      .mockResolvedValue(undefined)
    const steps = someSteps({ send: slowly, remove })
    const uploads = createUploads(steps)
    uploads.add([report], [])
    await vi.waitFor(() => expect(uploads.current()[0]?.state.status).toBe('sending'))
    const id = uploads.current()[0]?.id ?? ''

    await expect(uploads.cancel(id)).rejects.toMatchObject({ code: 'network' })
    expect(uploads.current()).toMatchObject([{ id, state: { status: 'failed', code: 'network' } }])

    await uploads.cancel(id)
    expect(uploads.current()).toEqual([])
    expect(remove).toHaveBeenCalledTimes(2)
  })

  it('deletes a document that was made after it was called off, and sends nothing', async () => {
    type Made = Awaited<ReturnType<UploadSteps['make']>>
    let answer: (made: Made) => void = () => undefined
    const steps = someSteps({ make: vi.fn(() => new Promise<Made>((resolve) => (answer = resolve))) })
    const uploads = createUploads(steps)
    uploads.add([report], [])
    await vi.waitFor(() => expect(steps.make).toHaveBeenCalled())

    await uploads.cancel(uploads.current()[0]?.id ?? '')
    answer({ id: 'late', location })

    await vi.waitFor(() => expect(steps.remove).toHaveBeenCalledWith('late'))
    expect(steps.send).not.toHaveBeenCalled()
  })

  it('goes on with the next file when one fails', async () => {
    const send = vi.fn<UploadSteps['send']>().mockRejectedValueOnce(new CapstanError('upload_failed'))
    const uploads = createUploads(someSteps({ send }))

    uploads.add([report, new File(['a'], 'notes.txt')], [])

    await vi.waitFor(() => expect(uploads.current()).toHaveLength(1))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('sends the file of a document of before', async () => {
    const steps = someSteps()
    const uploads = createUploads(steps)

    uploads.resume({ id: 'known', name: 'Annual report', extension: 'pdf' }, report)

    await vi.waitFor(() => expect(steps.send).toHaveBeenCalledTimes(1))
    expect(steps.make).not.toHaveBeenCalled()
    expect(steps.locate).toHaveBeenCalledWith('known')
  })
})
