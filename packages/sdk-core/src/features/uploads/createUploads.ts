import { isCapstanError } from '../../errors/isCapstanError'
import { newId } from '../../events/newId'
import { type FailedUpload, failedUpload } from '../documents/uploads'
import type { FileLocation, SendFileOptions } from '../documents/sendFile'

/** The state of an upload of this page. */
export type UploadState =
  { status: 'waiting' } | { status: 'sending'; sent: number; size: number } | FailedUpload

/** A file on its way to a document. */
export interface Upload {
  id: string
  /** The document, once it is made. */
  documentId?: string
  name: string
  extension: string
  state: UploadState
}

/** The uploads of this page to one place; they continue while other content is shown. */
export interface Uploads {
  /** Those that are under way or have failed; the same list until one changes. */
  current: () => readonly Upload[]
  /** Called after every change. */
  subscribe: (listener: () => void) => () => void
  /** Called for each file that has arrived. */
  onUploaded: (listener: (upload: Upload) => void) => () => void
  /** Makes a document of each file and sends it, one after the other. */
  add: (files: readonly File[], shareWith: readonly string[]) => void
  /** Sends the file of a document that had not come: another tab's, or one of before a reload. */
  resume: (document: { id: string; name: string; extension: string }, file: File) => void
  /** Sends a failed one again. */
  retry: (id: string) => void
  /**
   * Stops an upload and deletes its document. When the document cannot be deleted, the upload is kept as failed and the promise
   * rejects.
   */
  cancel: (id: string) => Promise<void>
}

/** The functions that send uploads to the server; a test passes its own. */
export interface UploadSteps {
  make: (
    input: { name: string; extension: string; shareWith: readonly string[] },
    key: string,
  ) => Promise<{ id: string; location: FileLocation }>
  locate: (documentId: string) => Promise<FileLocation>
  send: (location: FileLocation, file: Blob, options: SendFileOptions) => Promise<void>
  remove: (documentId: string) => Promise<void>
}

interface Job extends Upload {
  file: File
  shareWith: readonly string[]
  abort: AbortController
  /** The idempotency key of all attempts to create its document: a lost answer does not create a second one. */
  key: string
}

/** Makes the uploads of one owner. */
export function createUploads(steps: UploadSteps): Uploads {
  const jobs = new Map<string, Job>()
  const listeners = new Set<() => void>()
  const uploaded = new Set<(upload: Upload) => void>()
  let shown: readonly Upload[] = []
  let last = Promise.resolve()

  const notify = () => {
    shown = [...jobs.values()].map(({ id, documentId, name, extension, state }) => ({
      ...{ id, documentId, name, extension, state },
    }))
    for (const listener of listeners) listener()
  }
  const become = (job: Job, state: UploadState) => {
    if (jobs.get(job.id) !== job) return
    job.state = state
    notify()
  }
  const locationOf = async (job: Job): Promise<FileLocation> => {
    if (job.documentId) return steps.locate(job.documentId)
    const { name, extension, shareWith, key } = job
    const made = await steps.make({ name, extension, shareWith }, key)
    job.documentId = made.id
    notify()
    return made.location
  }
  const run = async (job: Job) => {
    try {
      const location = await locationOf(job)
      // Called off while its document was being made.
      if (jobs.get(job.id) !== job) return void (await remove(job))
      become(job, { status: 'sending', sent: 0, size: job.file.size })
      await steps.send(location, job.file, {
        signal: job.abort.signal,
        onProgress: (sent) => become(job, { status: 'sending', sent, size: job.file.size }),
      })
      if (jobs.delete(job.id)) {
        notify()
        for (const listener of uploaded) listener(job)
      }
    } catch (error) {
      if (isCapstanError(error, 'aborted') && job.abort.signal.aborted) return
      become(job, failedUpload(error))
    }
  }
  const remove = async ({ documentId }: Job) => {
    if (!documentId) return
    await steps.remove(documentId).catch((error: unknown) => {
      if (!isCapstanError(error, 'not_found')) throw error
    })
  }
  // One after the other: each as fast as the connection is.
  const start = (job: Job) => {
    jobs.set(job.id, job)
    last = last.then(() => (jobs.get(job.id) === job ? run(job) : undefined))
  }
  const again = (job: Job) => start({ ...job, state: { status: 'waiting' }, abort: new AbortController() })

  return {
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onUploaded(listener) {
      uploaded.add(listener)
      return () => uploaded.delete(listener)
    },
    add(files, shareWith) {
      for (const file of files) start({ ...jobOf(file), ...nameParts(file.name), shareWith })
      notify()
    },
    resume({ id: documentId, name, extension }, file) {
      start({ ...jobOf(file), documentId, name, extension, shareWith: [] })
      notify()
    },
    retry(id) {
      const job = jobs.get(id)
      if (job?.state.status !== 'failed') return
      again(job)
      notify()
    },
    async cancel(id) {
      const job = jobs.get(id)
      if (!job) return
      jobs.delete(id)
      job.abort.abort()
      notify()
      try {
        await remove(job)
      } catch (error) {
        jobs.set(id, job)
        become(job, failedUpload(error))
        throw error
      }
    },
  }
}

const jobOf = (file: File) => ({
  ...{ id: newId(), key: newId(), file },
  ...{ state: { status: 'waiting' } as const, abort: new AbortController() },
})

/** `Annual report.2025.pdf` is `Annual report.2025` and `pdf`. */
function nameParts(fileName: string): { name: string; extension: string } {
  const dot = fileName.lastIndexOf('.')
  return { name: fileName.slice(0, dot) || fileName, extension: fileName.slice(dot + 1).toLowerCase() }
}
