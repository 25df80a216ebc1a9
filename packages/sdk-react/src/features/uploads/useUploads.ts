import { uploadsOf, type DocumentOwner, type Upload, type Uploads } from '@capstan/sdk-core/uploads'
import { useSyncExternalStore } from 'react'
import { useCapstan } from '../../provider/useCapstan'

/** The uploads of this page to the documents of an owner, as they are now. */
export function useUploads(owner: DocumentOwner): { uploads: Uploads; current: readonly Upload[] } {
  const uploads = uploadsOf(useCapstan(), owner)
  return { uploads, current: useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current) }
}
