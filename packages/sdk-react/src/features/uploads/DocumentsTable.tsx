import type { AccountType } from '@capstan/sdk-core/accounts'
import {
  byUploader,
  type DocumentLine,
  documentLines,
  type DocumentOwner,
  fileNameOf,
  ownedDocumentsQuery,
  type Upload,
  type Uploads,
  uploadsOf,
} from '@capstan/sdk-core/uploads'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { fillIn } from '../../language/fillIn'
import { block, type BlockProps } from '../../provider/block'
import { useAsksBeforeLeaving } from '../../provider/offline/useAsksBeforeLeaving'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { DocumentPreview } from '../documents/lazyPreview'
import { useDownload } from '../documents/useDownload'
import type { DocumentTaskKind } from './DocumentTask'
import { DropZone } from './DropZone'
import { holdLeaving } from './holdLeaving'
import { uploadsMessages } from './messages'
import { ResumeInput, useResume } from './ResumeInput'
import { useOwnedDocumentsTable } from './useOwnedDocumentsTable'

/** Forms, which most readers of documents never open. */
const DocumentTask = lazyPart(async () => (await import('./DocumentTask')).DocumentTask)

export interface DocumentsTableProps extends BlockProps {
  /** The security or holding that the documents belong to. */
  owner: DocumentOwner
  /** The title of the table. */
  title: string
  /** Documents uploaded by the reader's account, by others, or all. (SEC-007, SEC-008) */
  show: 'byMe' | 'withMe' | 'all'
}

/**
 * The documents of a security or a holding. Users with the permission upload documents, and edit and delete those of their
 * account; others read and download them. (DOC-005, DOC-006) @public
 */
export const DocumentsTable = block(function DocumentsTable({ owner, title, show }: DocumentsTableProps) {
  const capstan = useCapstan()
  const documents = useCapstanQuery(ownedDocumentsQuery(capstan, owner))
  const reader = useReader()
  const uploads = useUploads(owner)
  const failed = [documents, reader].find(({ status }) => status === 'error')

  if (documents.status === 'ready' && reader.status === 'ready') {
    if (!reader.data) return <NoAccount />
    const { accountId, type, mayChange } = reader.data
    const uploaders = owner.kind === 'security' ? ['issuer', 'ats'] : ['issuer']
    const parts = { all: documents.data, ...byUploader(documents.data, accountId) }
    const isOthers = show === 'withMe'
    return (
      <DocumentsTableView
        owner={owner}
        title={title}
        show={show}
        lines={documentLines(parts[show], isOthers ? [] : uploads.current, accountId)}
        accountType={type}
        uploads={mayChange && !isOthers && uploaders.includes(type) ? uploads.uploads : undefined}
      />
    )
  }
  return (
    <Card flush title={title}>
      {failed?.status === 'error' ? (
        <ErrorNotice error={failed.error} onRetry={failed.retry} />
      ) : (
        <Loading visible={[documents, reader].some((part) => part.status === 'loading' && part.visible)}>
          <SkeletonRows count={3} />
        </Loading>
      )}
    </Card>
  )
})

/** Returns the current uploads of this page for an owner of documents. */
function useUploads(owner: DocumentOwner): { uploads: Uploads; current: readonly Upload[] } {
  const uploads = uploadsOf(useCapstan(), owner)
  return { uploads, current: useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current) }
}

export interface DocumentsTableViewProps {
  owner: DocumentOwner
  title: string
  show: 'byMe' | 'withMe' | 'all'
  /** The documents, and the uploads in progress. */
  lines: readonly DocumentLine[]
  /** The type of the reader's account, which decides the parties it may share with. */
  accountType: AccountType
  /** The uploads of the page; without them the documents are read-only. */
  uploads?: Uploads
}

/** Documents as a table, with a drop zone for more. @public */
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
