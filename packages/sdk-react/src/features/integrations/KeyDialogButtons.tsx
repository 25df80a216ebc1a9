import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { integrationsMessages } from './messages'

export interface KeyDialogButtonsProps {
  /** The id of the form that the button sends. */
  form?: string
  /** Whether it is on its way. */
  isSending: boolean
  /** What the button says, before and while it is sent. */
  labels: { send: string; sending: string }
  /** It cannot be undone. */
  isDanger?: boolean
  onCancel: () => void
  /** Called when there is no form to send. */
  onSend?: () => void
}

/** The end of a dialog: cancel, then what it asks about. */
export function KeyDialogButtons(props: KeyDialogButtonsProps) {
  const { form, isSending, labels, isDanger, onCancel, onSend } = props
  const messages = useMessages('integrations', integrationsMessages)

  return (
    <>
      <Button isDisabled={isSending} onPress={onCancel}>
        {messages.cancel}
      </Button>
      <Button
        type={form ? 'submit' : 'button'}
        form={form}
        variant={isDanger ? 'danger' : 'primary'}
        pending={isSending}
        onPress={onSend}
      >
        {isSending ? labels.sending : labels.send}
      </Button>
    </>
  )
}
