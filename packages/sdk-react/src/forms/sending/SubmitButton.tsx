import { useId, type ReactNode } from 'react'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { useMessages } from '../../provider/useMessages'
import { Button, type ButtonProps } from '../../ui/actions/Button'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { useFormStatus } from '../FormContext'
import { formsMessages } from '../messages'
import { OfflineNote } from './OfflineNote'
import { useSendingBlock } from './SendingBlock'

export interface SubmitButtonProps extends Pick<ButtonProps, 'form'> {
  /** The text of the button. */
  children?: ReactNode
  /** The text of the button while the form is sent. */
  sending?: ReactNode
  /** True while the form is sent; by default the state of the form around it. */
  isSending?: boolean
  /** The error of the last attempt to send, once it was announced: it stays beside the button. */
  failed?: string
  /** Why the form cannot be sent yet. The button can still be pressed, and says why. Show the reason beside the missing answer too. */
  unavailable?: string
  /** Called when it is pressed while the form cannot be sent. */
  onUnavailable?: () => void
}

/** Sends the form around it. Without a network it says so, and stays enabled. */
export function SubmitButton({ children, sending, isSending, failed, ...rest }: SubmitButtonProps) {
  const block = useSendingBlock()
  const { onUnavailable, form } = rest
  const unavailable = block ?? rest.unavailable
  const messages = useMessages('forms', formsMessages)
  const announce = useAnnounce()
  const reasonId = useId()
  const { status } = useFormStatus()
  const isPending = isSending ?? status === 'submitting'

  return (
    <>
      <OfflineNote failed={failed} />
      <Button
        type={unavailable ? 'button' : 'submit'}
        form={form}
        variant="primary"
        pending={isPending}
        isUnavailable={Boolean(unavailable)}
        aria-describedby={unavailable ? reasonId : undefined}
        onPress={() => {
          if (!unavailable) return
          announce(unavailable)
          onUnavailable?.()
        }}
      >
        {isPending ? (sending ?? messages.submitting) : (children ?? messages.submit)}
      </Button>
      {unavailable && <VisuallyHidden id={reasonId}>{unavailable}</VisuallyHidden>}
    </>
  )
}
