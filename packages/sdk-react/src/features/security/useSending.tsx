import { newId } from '@capstan/sdk-core'
import { useRef, useState, type ReactNode } from 'react'
import { refusalOf } from '../../forms/sending/refusalOf'
import { Alert } from '../../ui/feedback/Alert'
import { useUiMessages } from '../../ui/uiMessages'

/** Something a button sends. */
export interface Sending {
  send: () => void
  isSending: boolean
  /** The reason for a refusal. */
  notice: ReactNode
}

/** Sends a request once, however often the button is pressed, and shows the reason when it is refused. */
export function useSending(onSend: (idempotencyKey: string) => Promise<unknown>): Sending {
  const { errorText } = useUiMessages()
  const key = useRef<string>(undefined)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string>()

  const send = () => {
    if (isSending) return
    key.current ??= newId()
    setIsSending(true)
    setError(undefined)
    onSend(key.current)
      .then(
        () => (key.current = undefined),
        (failure: unknown) => setError(refusalOf(failure)?.text ?? errorText),
      )
      .finally(() => setIsSending(false))
  }

  return { send, isSending, notice: error && <Alert tone="danger">{error}</Alert> }
}
