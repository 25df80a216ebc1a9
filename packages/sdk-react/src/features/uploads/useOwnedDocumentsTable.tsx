import {
  type DocumentLine,
  type DocumentOwner,
  fileNameOf,
  type OwnedDocument,
  type Upload,
} from '@capstan/sdk-core/uploads'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { Button, type ButtonProps } from '../../ui/actions/Button'
import { StatusChip } from '../../ui/display/StatusChip'
import { LineName } from './LineName'
import { uploadsMessages } from './messages'
import { sharingName } from './sharingName'

/** Actions on the documents of a table. */
interface LineHandlers {
  onPreview: (document: OwnedDocument) => void
  onDownload: (document: OwnedDocument) => Promise<void>
  onEdit: (document: OwnedDocument) => void
  /** Removes the document, with its failed upload. */
  onRemove: (document: OwnedDocument, upload: Upload | undefined) => void
  onRetry: (line: DocumentLine) => void
  onCancel: (line: DocumentLine) => void
}

interface Options extends LineHandlers {
  /** The kind of record that the documents belong to. */
  kind: DocumentOwner['kind']
  show: 'byMe' | 'withMe' | 'all'
  /** True when the reader may change the documents of their account. (DOC-006) */
  mayChange: boolean
}

/** Returns the table of documents. The uploader sees the progress and the sharing of each. (DOC-004, DOC-005) */
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
          // The sharing of an upload in progress is known once its document exists.
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

interface LineActionsProps {
  line: DocumentLine
  mayChange: boolean
  handlers: RefObject<LineHandlers>
}

/** Buttons of a document in its current state; those of others can only be downloaded. */
function LineActions({ line, mayChange, handlers }: LineActionsProps) {
  const messages = useMessages('uploads', uploadsMessages)
  const { document, upload, status } = line
  const name = fileNameOf(line)
  const button = (icon: ButtonProps['icon'], words: string, onPress: () => void) => (
    <Button variant="quiet" dense icon={icon} aria-label={fillIn(words, { name })} onPress={onPress} />
  )
  const cancel = button('x', messages.cancelUpload, () => handlers.current.onCancel(line))
  const remove =
    document && button('trash', messages.remove, () => handlers.current.onRemove(document, upload))

  if (document && status === 'uploaded')
    return (
      <Actions>
        {button('download', messages.download, () => void handlers.current.onDownload(document))}
        {mayChange && button('pencil', messages.edit, () => handlers.current.onEdit(document))}
        {mayChange && remove}
      </Actions>
    )
  if (!mayChange) return null
  if (status === 'in_progress') return upload ? cancel : remove
  return (
    <Actions>
      {button('retry', messages.retryUpload, () => handlers.current.onRetry(line))}
      {remove ?? cancel}
    </Actions>
  )
}

/** Buttons in one row, in any width of the column. */
const Actions = styled.span`
  display: inline-flex;
`
