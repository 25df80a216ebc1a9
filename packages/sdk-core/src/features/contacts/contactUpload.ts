import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Capstan } from '../../Capstan'
import { type FailedUpload, failedUpload } from '../documents/uploads'
import type { SendFileOptions } from '../documents/sendFile'
import { uploadContacts } from './importContacts'

/** The state of the upload of this page, which continues while another page is shown. */
export type ContactUploadState =
  | { status: 'none' }
  | { status: 'sending'; name: string; sent: number; size: number }
  | (FailedUpload & { name: string })

/** The file of contacts that is on its way. */
export interface ContactUpload {
  readonly store: Pick<StoreApi<ContactUploadState>, 'getState' | 'subscribe'>
  /** Sends a file, and has it checked; settles when the platform has it, or it failed. */
  send: (file: File) => Promise<void>
  /** Stops it, or forgets that it failed. */
  cancel: () => void
}

const perCapstan = new WeakMap<Capstan, ContactUpload>()

/** Returns the upload of an instance. All callers share it. */
export function contactUploadOf(capstan: Capstan): ContactUpload {
  const upload =
    perCapstan.get(capstan) ?? createImportUpload((file, options) => uploadContacts(capstan, file, options))
  perCapstan.set(capstan, upload)
  return upload
}

/** An upload of files to import: `begin` sends one and has it checked. */
export function createImportUpload(
  begin: (file: File, options: SendFileOptions) => Promise<unknown>,
): ContactUpload {
  const store = createStore<ContactUploadState>(() => ({ status: 'none' }))
  let current: AbortController | undefined
  const cancel = () => {
    current?.abort()
    current = undefined
    store.setState({ status: 'none' }, true)
  }

  return {
    store,
    cancel,
    async send(file) {
      cancel()
      const own = (current = new AbortController())
      const become = (state: ContactUploadState) => current === own && store.setState(state, true)
      const { name, size } = file
      become({ status: 'sending', name, sent: 0, size })
      try {
        const onProgress = (sent: number) => become({ status: 'sending', name, sent, size })
        await begin(file, { signal: own.signal, onProgress })
        become({ status: 'none' })
      } catch (error) {
        become({ ...failedUpload(error), name })
      }
    },
  }
}
