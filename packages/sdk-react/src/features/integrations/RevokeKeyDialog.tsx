import type { EmbedKey } from '@capstan/sdk-core/integrations'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Dialog } from '../../ui/overlays/Dialog'
import { Stack } from '../../ui/layout/Stack'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { KeyDialogButtons } from './KeyDialogButtons'
import { KeyFormProblem } from './KeyFormProblem'
import { integrationsMessages } from './messages'
import { useKeyTask } from './useKeyTask'

export interface RevokeKeyDialogProps {
  /** The key to end. */
  embedKey: EmbedKey
  onRevoke: EmbedKeyActions['revoke']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

/** Asks whether a key is to end, and says what ends with it. */
export function RevokeKeyDialog({ embedKey, onRevoke, onClose }: RevokeKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const snackbar = useSnackbar()
  const { state, run } = useKeyTask()
  const isSending = state.status === 'sending'
  const { id, name, hint } = embedKey

  const send = async () => {
    const result = await run({ id }, (key) => onRevoke(embedKey, key))
    if (!result || result.problem) return
    snackbar.show(fillIn(messages.revokedNow, { name }))
    onClose()
  }

  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={fillIn(messages.revokeTitle, { name })}
      footer={
        <KeyDialogButtons
          isDanger
          isSending={isSending}
          labels={{ send: messages.revokeKey, sending: messages.revoking }}
          onCancel={onClose}
          onSend={() => void send()}
        />
      }
    >
      <Stack>
        <KeyFormProblem state={state} />
        <span>{fillIn(messages.revokeAbout, { hint })}</span>
      </Stack>
    </Dialog>
  )
}
