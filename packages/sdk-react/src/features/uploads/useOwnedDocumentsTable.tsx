import type { DocumentLine, DocumentOwner, OwnedDocument, Upload } from '@capstan/sdk-core/uploads'
import { useEffect, useMemo, useRef } from 'react'
import { useMessages } from '../../provider/useMessages'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { StatusChip } from '../../ui/display/StatusChip'
import { LineActions } from './LineActions'
import { LineName } from './LineName'
import { uploadsMessages } from './messages'
import { sharingName } from './sharingName'

/** What can be done with the documents of a table. */
export interface LineHandlers {
  onPreview: (document: OwnedDocument) => void
  onDownload: (document: OwnedDocument) => Promise<void>
  onEdit: (document: OwnedDocument) => void
  /** With the upload that did not bring it. */
  onRemove: (document: OwnedDocument, upload: Upload | undefined) => void
  onRetry: (line: DocumentLine) => void
  onCancel: (line: DocumentLine) => void
}

interface Options extends LineHandlers {
  /** What the documents belong to. */
  kind: DocumentOwner['kind']
  show: 'byMe' | 'withMe' | 'all'
  /** Whether the reader may change those of their account. (DOC-006) */
  mayChange: boolean
}

/** What documents are a table of. Who has uploaded one sees how far it has come and with whom it is shared. (DOC-004, DOC-005) */
export function useOwnedDocumentsTable({
  kind,
  show,
  mayChange,
  ...handlers
}: Options): TableDefinition<DocumentLine> {
  const messages = useMessages('uploads', uploadsMessages)
  const latest = useRef<LineHandlers>(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  return useMemo(() => {
    const isOthers = show === 'withMe'
    const namesOf = ({ sharings }: DocumentLine) =>
      sharings.map((sharing) => sharingName(messages, kind, sharing)).join(', ')
    const status: TableColumn<DocumentLine> = {
      ...{ id: 'status', header: messages.status, kind: 'text', value: (line) => line.status },
      cell: (line) => line.isOwn && <StatusChip status={statuses[line.status]} />,
    }
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'name', header: messages.name, kind: 'text', value: ({ name }) => name },
          cell: (line) => (
            <LineName line={line} onPreview={(document) => latest.current.onPreview(document)} />
          ),
        },
        {
          ...{ id: 'type', header: messages.type, kind: 'text' },
          value: ({ extension }) => extension.toUpperCase(),
        },
        {
          id: 'sharings',
          header: isOthers ? messages.sharedVia : messages.sharedWith,
          kind: 'text',
          // With whom one on its way is shared is known once it is made.
          value: (line) => namesOf(line) || (line.isOwn && line.document ? messages.private : undefined),
        },
        {
          ...{ id: 'createdOn', header: messages.createdOn, kind: 'text', isSolid: true },
          value: ({ createdOn }) => createdOn,
          format: (instant, formats) => formats.instant(instant, 'allocation'),
        },
        ...(isOthers ? [] : [status]),
      ],
      actions: {
        header: messages.actions,
        cell: (line) => <LineActions line={line} mayChange={mayChange && line.isOwn} handlers={latest} />,
      },
    }
  }, [messages, kind, show, mayChange])
}

const statuses = { in_progress: 'upload_in_progress', uploaded: 'uploaded', failed: 'upload_failed' }
