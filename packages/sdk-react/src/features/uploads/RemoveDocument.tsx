import { isCapstanError } from '@capstan/sdk-core'
import { deleteDocument, fileNameOf, type DocumentOwner, type OwnedDocument } from '@capstan/sdk-core/uploads'
import { useState } from 'react'
import { fillIn } from '../../provider/fillIn'
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
  onClose: () => void
}

/** Asks once more, and deletes a document for everybody. */
export function RemoveDocument({ owner, document, onClose }: RemoveDocumentProps) {
  const capstan = useCapstan()
  const messages = useMessages('uploads', uploadsMessages)
  const snackbar = useSnackbar()
  const [state, setState] = useState<'asking' | 'deleting' | 'failed' | 'refused'>('asking')
  const name = fileNameOf(document)

  const remove = async () => {
    setState('deleting')
    try {
      await deleteDocument(capstan, owner.kind, document)
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
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="danger" pending={state === 'deleting'} onPress={() => void remove()}>
            {state === 'deleting' ? messages.removing : messages.removeAction}
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
