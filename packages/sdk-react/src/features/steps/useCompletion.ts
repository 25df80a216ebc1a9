import { useRef, useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { stepsMessages } from './messages'
import type { StepOutcome } from './StepTypeProps'

/** Sends a step, once at a time, and says so when it fails: for a moment aloud, and beside the button until it is sent again. */
export function useCompletion<Blob>(complete: (blob: Blob) => Promise<StepOutcome>) {
  const snackbar = useSnackbar()
  const messages = useMessages('steps', stepsMessages)
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isBusy = useRef(false)

  const send = async (blob: Blob): Promise<StepOutcome | undefined> => {
    if (isBusy.current) return undefined
    isBusy.current = true
    setSending(true)
    setFailed(false)
    const outcome = await complete(blob)
    isBusy.current = false
    setSending(false)
    setFailed(outcome.status === 'failed')
    if (outcome.status === 'failed') snackbar.show(messages.completeFailed, { tone: 'danger' })
    if (outcome.status === 'invalid') snackbar.show(messages.invalid, { tone: 'danger' })
    return outcome
  }

  return { isSending, hasFailed, send }
}
