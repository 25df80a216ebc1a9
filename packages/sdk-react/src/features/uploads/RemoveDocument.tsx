import { isCapstanError } from '@capstan/sdk-core'
import {
  deleteDocument,
  fileNameOf,
  type DocumentOwner,
  type OwnedDocument,
  type Upload,
  type Uploads,
} from '@capstan/sdk-core/uploads'
import { useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Dialog } from '../../ui/overlays/Dialog'
import { uploadsMessages } from './messages'

export interface RemoveDocumentProps {
  owner: DocumentOwner
  document: OwnedDocument
  /** Its upload, which failed: it ends with it. */
  upload: Upload | undefined
  uploads: Uploads
  onClose: () => void
}

/** Asks once more, and deletes a document for everybody. */
export function RemoveDocument({ owner, document, upload, uploads, onClose }: RemoveDocumentProps) {
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
      // What is gone already need not be deleted.
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
