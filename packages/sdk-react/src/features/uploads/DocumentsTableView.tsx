import type { AccountType } from '@capstan/sdk-core/accounts'
import { fileNameOf, type DocumentLine, type DocumentOwner, type Uploads } from '@capstan/sdk-core/uploads'
import { useEffect, useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useAsksBeforeLeaving } from '../../provider/useAsksBeforeLeaving'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { DocumentPreview } from '../documents/lazyPreview'
import { useDownload } from '../documents/useDownload'
import { DropZone } from './DropZone'
import { holdLeaving } from './holdLeaving'
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
  const cancel = async (line: DocumentLine) => {
    try {
      if (line.upload) await uploads?.cancel(line.upload.id)
    } catch {
      snackbar.show(fillIn(messages.notCancelled, { name: fileNameOf(line) }), { tone: 'danger' })
    }
  }
  const table = useOwnedDocumentsTable({
    kind: owner.kind,
    show,
    mayChange: uploads !== undefined,
    onPreview: ({ id }) => setShown(id),
    onDownload: download,
    onEdit: (document) => setTask({ kind: 'edit', document }),
    onRemove: (document, upload) => setTask({ kind: 'remove', document, upload }),
    onRetry: ({ upload, document }) => {
      if (upload) uploads?.retry(upload.id)
      else if (document) resume.ask(document)
    },
    onCancel: (line) => void cancel(line),
  })
  const previewed = lines.flatMap(({ document, status }) =>
    document && status === 'uploaded' ? document : [],
  )

  useEffect(
    () => uploads?.onUploaded(() => snackbar.show(messages.uploaded, { tone: 'success', duration: 6000 })),
    [uploads, snackbar, messages],
  )
  const asks = useAsksBeforeLeaving()
  useEffect(() => {
    if (asks && uploads) holdLeaving(uploads)
  }, [asks, uploads])

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
