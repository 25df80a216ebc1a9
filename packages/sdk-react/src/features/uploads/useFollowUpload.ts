import { followRecords } from '@capstan/sdk-core'
import type { DocumentLine } from '@capstan/sdk-core/uploads'
import { useEffect } from 'react'
import { useCapstan } from '../../provider/useCapstan'

/** Follows a document of one's own until its file has come or has failed to. (LIVE-005, LIVE-006) */
export function useFollowUpload({ document, isOwn }: DocumentLine): void {
  const capstan = useCapstan()
  const id = isOwn && document?.uploadStatus === 'in_progress' ? document.id : undefined
  useEffect(() => (id ? followRecords(capstan, 'documents', id) : undefined), [capstan, id])
}
