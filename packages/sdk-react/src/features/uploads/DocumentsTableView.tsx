import type { AccountType } from '@capstan/sdk-core/accounts'
import type { DocumentLine, DocumentOwner, Uploads } from '@capstan/sdk-core/uploads'
import { useEffect, useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { DocumentPreview } from '../documents/lazyPreview'
import { useDownload } from '../documents/useDownload'
import { DropZone } from './DropZone'
import { DocumentTask } from './lazyDocumentTask'
import type { DocumentTaskKind } from './DocumentTask'
import { uploadsMessages } from './messages'
import { ResumeInput, useResume } from './ResumeInput'
import { useOwnedDocumentsTable } from './useOwnedDocumentsTable'

export interface DocumentsTableViewProps {
  owner: DocumentOwner
  title: string
  show: 'byMe' | 'withMe' | 'all'
  /** The documents, and what is on its way. */
  lines: readonly DocumentLine[]
  /** The type of the reader's account: it decides with whom it may share. */
  accountType: AccountType
  /** The uploads of the page; without them the documents are only read. */
  uploads?: Uploads
}

/** Documents as a table, with the place to drop more of them. @public */
export function DocumentsTableView({
  owner,
  title,
  show,
  lines,
  accountType,
  uploads,
}: DocumentsTableViewProps) {
  const messages = useMessages('uploads', uploadsMessages)
  const snackbar = useSnackbar()
  const download = useDownload()
  const [task, setTask] = useState<DocumentTaskKind>()
  const [shown, setShown] = useState<string>()
  const resume = useResume(uploads)
  const table = useOwnedDocumentsTable({
    show,
    mayChange: uploads !== undefined,
    onPreview: ({ id }) => setShown(id),
    onDownload: download,
    onEdit: (document) => setTask({ kind: 'edit', document }),
    onRemove: (document) => setTask({ kind: 'remove', document }),
    onRetry: ({ upload, document }) => {
      if (upload) uploads?.retry(upload.id)
      else if (document) resume.ask(document)
    },
    onCancel: ({ upload }) => upload && void uploads?.cancel(upload.id),
  })
  const previewed = lines.flatMap(({ document, status }) =>
    document && status === 'uploaded' ? document : [],
  )

  useEffect(
    () => uploads?.onUploaded(() => snackbar.show(messages.uploaded, { tone: 'success', duration: 6000 })),
    [uploads, snackbar, messages],
  )
  useLeaveWarning(lines.some(({ upload }) => upload && upload.state.status !== 'failed'))

  return (
    <Card flush title={title} className="capstan-documents-table">
      <DataTable
        aria-label={title}
        table={table}
        rows={{ status: 'ready', data: lines }}
        empty={messages.none}
      />
      {uploads && <DropZone onFiles={(files) => setTask({ kind: 'share', files })} />}
      {uploads && <ResumeInput {...resume} />}
      {uploads && task && (
        <DocumentTask
          task={task}
          owner={owner}
          accountType={accountType}
          uploads={uploads}
          onClose={() => setTask(undefined)}
        />
      )}
      {shown !== undefined && previewed.some(({ id }) => id === shown) && (
        <DocumentPreview
          documents={previewed}
          shown={shown}
          onShow={setShown}
          onDownload={download}
          onClose={() => setShown(undefined)}
        />
      )}
    </Card>
  )
}

/** A page that is closed takes what it uploads with it: the browser asks first. */
function useLeaveWarning(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUploading])
}
