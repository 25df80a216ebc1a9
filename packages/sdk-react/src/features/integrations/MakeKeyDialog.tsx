import type { NewEmbedKey } from '@capstan/sdk-core/integrations'
import { useId, useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Dialog } from '../../ui/overlays/Dialog'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { KeyDialogButtons } from './KeyDialogButtons'
import { KeyForm } from './KeyForm'
import { KeyFormProblem } from './KeyFormProblem'
import { integrationsMessages } from './messages'
import { useSecretParts } from './useSecretParts'
import { useKeyTask } from './useKeyTask'

export interface MakeKeyDialogProps {
  onMake: EmbedKeyActions['make']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

const empty = { name: '', origins: '', components: [] }

/** Asks what a key is for, makes it, and shows its secret: this once. */
export function MakeKeyDialog({ onMake, onClose }: MakeKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const formId = useId()
  const { state, run } = useKeyTask()
  const [made, setMade] = useState<NewEmbedKey>()
  const secret = useSecretParts(made, onClose)
  const isSending = state.status === 'sending'

  // One dialog, from the question to the secret: it gives focus back to where it came from.
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={messages.makeTitle}
      footer={
        <KeyDialogButtons
          form={formId}
          isSending={isSending}
          labels={{ send: messages.makeKey, sending: messages.making }}
          onCancel={onClose}
        />
      }
      {...secret}
    >
      {secret?.children ?? (
        <>
          <KeyFormProblem state={state} />
          <KeyForm
            id={formId}
            initial={empty}
            onSubmit={async (input) => {
              const result = await run(input, (key) => onMake(input, key))
              if (result?.answer) setMade(result.answer)
              return result?.problem?.fields
            }}
          />
        </>
      )}
    </Dialog>
  )
}
