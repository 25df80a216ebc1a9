import { createContext, useContext, useId, type FormEvent, type ReactNode } from 'react'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { Button, type ButtonProps } from '../../ui/actions/Button'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'

const SendingBlockContext = createContext<string | undefined>(undefined)

export interface SendingBlockProps {
  /** Why nothing can be sent now; nothing is blocked without a reason. */
  reason?: string
  children: ReactNode
}

/** Disables sending in the forms inside while there is a reason, and shows it. Forms and their answers stay. */
export function SendingBlock({ reason, children }: SendingBlockProps) {
  return <SendingBlockContext.Provider value={reason}>{children}</SendingBlockContext.Provider>
}

/** Returns why nothing can be sent here now; undefined when it can. */
export function useSendingBlock(): string | undefined {
  return useContext(SendingBlockContext)
}

/** Shows why nothing can be sent here now. `Form` has one; other content that is sent renders its own. */
export function SendingBlockNote() {
  const reason = useSendingBlock()
  return reason === undefined ? null : (
    <Alert tone="warning" className="capstan-sending-block">
      {reason}
    </Alert>
  )
}

/** Returns the handler of a submission: while sending is blocked, it announces the reason instead. */
export function useSubmitUnlessBlocked<Event extends FormEvent>(
  submit: (event: Event) => unknown,
): (event: Event) => void {
  const reason = useSendingBlock()
  const announce = useAnnounce()
  return (event) => {
    if (reason === undefined) return void submit(event)
    event.preventDefault()
    announce(reason)
  }
}

/** Button that sends a form. While sending is blocked, it is unavailable and announces the reason when pressed. */
export function SendButton({ onPress, type, ...rest }: ButtonProps) {
  const reason = useSendingBlock()
  const announce = useAnnounce()
  const reasonId = useId()
  if (reason === undefined) return <Button {...rest} type={type} onPress={onPress} />
  return (
    <>
      <Button
        {...rest}
        type="button"
        isUnavailable
        aria-describedby={reasonId}
        onPress={() => announce(reason)}
      />
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  )
}
