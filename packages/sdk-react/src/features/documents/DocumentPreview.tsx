import { documentFile, previewOf } from '@capstan/sdk-core/documents'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Dialog } from '../../ui/overlays/Dialog'
import { FileView, type PreviewedDocument } from './FileView'
import { documentsMessages } from './messages'
import { useLoaded } from '../../provider/queries/useLoaded'

export interface DocumentPreviewProps<Document extends PreviewedDocument = PreviewedDocument> {
  /** The documents to browse, in order. */
  documents: readonly Document[]
  /** The id of the one that is shown. */
  shown: string
  onShow: (id: string) => void
  onDownload: (document: Document) => Promise<void>
  onClose: () => void
}

/** Shows documents beside their list, one after the other. */
export function DocumentPreview({ documents, shown, onShow, onDownload, onClose }: DocumentPreviewProps) {
  const messages = useMessages('documents', documentsMessages)
  const at = documents.findIndex(({ id }) => id === shown)
  const document = documents[at]
  if (!document) return null
  const step = (by: 1 | -1, icon: 'chevron-left' | 'chevron-right', words: string) => (
    <Button
      dense
      icon={icon}
      aria-label={words}
      isUnavailable={!documents[at + by]}
      onPress={() => {
        const next = documents[at + by]
        if (next) onShow(next.id)
      }}
    />
  )

  return (
    <Dialog
      isOpen
      placement="end"
      isWide
      className="capstan-document-preview"
      title={<bdi>{document.name}</bdi>}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Footer>
          {step(-1, 'chevron-left', messages.previous)}
          <small aria-live="polite">
            {fillIn(messages.position, { at: String(at + 1), count: String(documents.length) })}
          </small>
          {step(1, 'chevron-right', messages.next)}
          <Button icon="download" onPress={() => void onDownload(document)}>
            {messages.downloadFile}
          </Button>
        </Footer>
      }
    >
      {previewOf(document.extension) === 'none' ? (
        <EmptyState icon="file" text={messages.noPreview} />
      ) : (
        <File key={document.id} document={document} />
      )}
    </Dialog>
  )
}

function File({ document }: { document: PreviewedDocument }) {
  const capstan = useCapstan()
  const file = useLoaded((signal) => documentFile(capstan, document.id, { signal }), document.id)
  if (file.status === 'error') return <ErrorNotice error={file.error} onRetry={file.retry} />
  if (file.status === 'loading')
    return (
      <Loading visible={file.visible}>
        <SkeletonRows count={12} />
      </Loading>
    )
  return <FileView file={file.data} document={document} />
}

const Footer = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-2);
  > :last-child {
    margin-inline-start: auto;
  }
`
