import type { EmbedKey } from '@capstan/sdk-core/integrations'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import type { EmbedKeyActions } from './EmbedKeyActions'
import { KeyDialog } from './KeyDialog'
import { asGiven, keyErrorTexts } from './keyCheck'
import { integrationsMessages } from './messages'

export interface RevokeKeyDialogProps {
  /** The key to end. */
  embedKey: EmbedKey
  onRevoke: EmbedKeyActions['revoke']
  /** Called when it is done, or not to be done. */
  onClose: () => void
}

const nothing = {}

/** Asks whether a key is to end, and says what ends with it. */
export function RevokeKeyDialog({ embedKey, onRevoke, onClose }: RevokeKeyDialogProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const snackbar = useSnackbar()
  const { name, hint } = embedKey
  const form = useCapstanForm({
    initial: nothing,
    check: asGiven,
    errorTexts: keyErrorTexts(messages),
    onSubmit: async (_, key) => {
      await onRevoke(embedKey, key)
      snackbar.show(fillIn(messages.revokedNow, { name }))
      onClose()
    },
  })

  return (
    <KeyDialog
      form={form}
      title={fillIn(messages.revokeTitle, { name })}
      labels={{ send: messages.revokeKey, sending: messages.revoking }}
      isDanger
      onClose={onClose}
    >
      <span>{fillIn(messages.revokeAbout, { hint })}</span>
    </KeyDialog>
  )
}
