import type { AccountType } from '@capstan/sdk-core/accounts'
import type { DocumentOwner, OwnedDocument, Upload, Uploads } from '@capstan/sdk-core/uploads'
import { allowedSharesQuery } from '@capstan/sdk-core/uploads'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Dialog } from '../../ui/overlays/Dialog'
import { EditDocumentForm } from './EditDocumentForm'
import { uploadsMessages } from './messages'
import { RemoveDocument } from './RemoveDocument'
import { ShareFilesForm } from './ShareFilesForm'

/** What somebody is about to do. */
export type DocumentTaskKind =
  | { kind: 'share'; files: readonly File[] }
  | { kind: 'edit'; document: OwnedDocument }
  | { kind: 'remove'; document: OwnedDocument; upload: Upload | undefined }

export interface DocumentTaskProps {
  task: DocumentTaskKind
  owner: DocumentOwner
  accountType: AccountType
  uploads: Uploads
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Asks for what a task needs to know, and does it. */
export function DocumentTask({ task, onClose, ...rest }: DocumentTaskProps) {
  const messages = useMessages('uploads', uploadsMessages)
  if (task.kind === 'remove')
    return <RemoveDocument {...task} owner={rest.owner} uploads={rest.uploads} onClose={onClose} />
  return (
    <Dialog
      isOpen
      title={task.kind === 'share' ? messages.shareTitle : messages.editTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Sharing task={task} onClose={onClose} {...rest} />
    </Dialog>
  )
}

/** With whom it may be shared is asked first. (G-75) */
function Sharing({ task, owner, accountType, uploads, onClose }: DocumentTaskProps) {
  const shares = useCapstanQuery(allowedSharesQuery(useCapstan(), owner.kind, accountType))
  if (shares.status === 'error') return <ErrorNotice error={shares.error} onRetry={shares.retry} />
  if (shares.status === 'loading') return <Loading visible={shares.visible} />
  if (task.kind === 'share') {
    return (
      <ShareFilesForm
        owner={owner}
        files={task.files}
        shares={shares.data}
        onClose={onClose}
        onShare={(shareWith) => uploads.add(task.files, shareWith)}
      />
    )
  }
  if (task.kind === 'remove') return null
  return <EditDocumentForm owner={owner} document={task.document} shares={shares.data} onClose={onClose} />
}
