import { isCapstanError } from '@capstan/sdk-core'
import type { AccountType } from '@capstan/sdk-core/accounts'
import type { FormFields } from '@capstan/sdk-core/forms'
import {
  allowedSharesQuery,
  deleteDocument,
  type DocumentOwner,
  fileNameOf,
  type OwnedDocument,
  ownedDocumentsQuery,
  saveDocument,
  type Sharing,
  type Upload,
  type Uploads,
} from '@capstan/sdk-core/uploads'
import { useMemo, useState } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { RecordForm } from '../../forms/RecordForm'
import { fillIn } from '../../language/fillIn'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Dialog } from '../../ui/overlays/Dialog'
import { uploadsMessages } from './messages'
import { ShareFilesForm, shareWithField } from './ShareFilesForm'

/** Action on documents that a dialog is open for. */
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

/** Loads the data that a task needs, and shows its dialog. */
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

/** Asks for the parties to share the files with before they are uploaded. (G-75) */
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

interface EditDocumentFormProps {
  owner: DocumentOwner
  document: OwnedDocument
  /** The parties that they may be shared with. */
  shares: readonly Sharing[]
  onClose: () => void
}

/** Dialog that renames a document of the account, or changes its sharing. */
function EditDocumentForm({ owner, document, shares, onClose }: EditDocumentFormProps) {
  const capstan = useCapstan()
  const messages = useMessages('uploads', uploadsMessages)
  const query = ownedDocumentsQuery(capstan, owner)
  const documents = useCapstanQuery(query)
  const found = documents.status === 'ready' ? documents.data.find(({ id }) => id === document.id) : undefined
  const { id, version, name, sharings } = found ?? document
  const fields = useMemo(
    () => ({
      name: {
        ...({ kind: 'string', label: messages.name } as const),
        ...{ ifEmpty: messages.nameRequired, error: messages.nameRequired },
      },
      shareWith: shareWithField(owner.kind, shares, messages),
    }),
    [owner.kind, shares, messages],
  ) satisfies FormFields

  return (
    <RecordForm
      aria-label={messages.editTitle}
      fields={fields}
      refusal="own"
      guardsLeaving
      record={{ version, answers: { name, shareWith: sharings.map(({ toRole }) => toRole) } }}
      errorTexts={{ not_allowed: messages.notAllowed }}
      onSave={async (changed, about) => {
        const shareWith = 'shareWith' in changed ? { shareWith: changed.shareWith ?? [] } : {}
        const called = changed.name === undefined ? {} : { name: changed.name }
        await saveDocument(
          capstan,
          owner.kind,
          { id, version: about.version, ...called, ...shareWith },
          about,
        ).catch(rereadWhenChanged(capstan, query))
      }}
      onDone={onClose}
      actions={<CancelButton onPress={onClose}>{messages.cancel}</CancelButton>}
    >
      <Field name="name" title="" autoFocus {...fields.name} />
      <Field name="shareWith" {...fields.shareWith} />
    </RecordForm>
  )
}

interface RemoveDocumentProps {
  owner: DocumentOwner
  document: OwnedDocument
  /** The failed upload of the document, which is removed with it. */
  upload: Upload | undefined
  uploads: Uploads
  onClose: () => void
}

/** Dialog that asks before a document is deleted for all accounts. */
function RemoveDocument({ owner, document, upload, uploads, onClose }: RemoveDocumentProps) {
  const capstan = useCapstan()
  const messages = useMessages('uploads', uploadsMessages)
  const snackbar = useSnackbar()
  const [state, setState] = useState<'asking' | 'deleting' | 'failed' | 'refused'>('asking')
  const isDeleting = state === 'deleting'
  const name = fileNameOf(document)

  const remove = async () => {
    setState('deleting')
    try {
      if (upload) await uploads.cancel(upload.id)
      else await deleteDocument(capstan, owner.kind, document)
    } catch (error) {
      // A document that is deleted already is not an error.
      if (!isCapstanError(error, 'not_found'))
        return setState(isCapstanError(error, 'not_allowed') ? 'refused' : 'failed')
    }
    snackbar.show(fillIn(messages.removed, { name }))
    onClose()
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={fillIn(messages.removeTitle, { name })}
      onOpenChange={(isOpen) => !isOpen && !isDeleting && onClose()}
      footer={
        <>
          <Button isDisabled={isDeleting} onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="danger" pending={isDeleting} onPress={() => void remove()}>
            {isDeleting ? messages.removing : messages.removeAction}
          </Button>
        </>
      }
    >
      <p>{messages.removeText}</p>
      {state === 'failed' && <Alert tone="danger" />}
      {state === 'refused' && <Alert tone="danger">{messages.notAllowed}</Alert>}
    </Dialog>
  )
}
