import { followRecords } from '@capstan/sdk-core'
import {
  uploadsOf,
  type DocumentLine,
  type DocumentOwner,
  type Upload,
  type Uploads,
} from '@capstan/sdk-core/uploads'
import { useEffect, useSyncExternalStore } from 'react'
import { useCapstan } from '../../provider/useCapstan'

/** The uploads of this page to the documents of an owner, as they are now. */
export function useUploads(owner: DocumentOwner): { uploads: Uploads; current: readonly Upload[] } {
  const uploads = uploadsOf(useCapstan(), owner)
  return { uploads, current: useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current) }
}

/** Follows a document of one's own until its file has come or has failed to. (LIVE-005, LIVE-006) */
export function useFollowUpload({ document, isOwn }: DocumentLine): void {
  const capstan = useCapstan()
  const id = isOwn && document?.uploadStatus === 'in_progress' ? document.id : undefined
  useEffect(() => (id ? followRecords(capstan, 'documents', id) : undefined), [capstan, id])
}
