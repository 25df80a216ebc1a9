import { useRef, useState } from 'react'
import { formsMessages } from '../../../forms/messages'
import { useMessages } from '../../../provider/useMessages'
import { useSnackbar } from '../../../ui/feedback/useSnackbar'
import { stepsMessages } from '../messages'
import type { StepOutcome } from './StepTypeProps'

/** Sends a step, one request at a time. A failure is shown in a snackbar, and beside the button until the step is sent again. */
export function useCompletion<Blob>(complete: (blob: Blob) => Promise<StepOutcome>) {
  const snackbar = useSnackbar()
  const messages = useMessages('steps', stepsMessages)
  const { uncertain } = useMessages('forms', formsMessages)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isBusy = useRef(false)

  const send = async (blob: Blob): Promise<StepOutcome | undefined> => {
    if (isBusy.current) return undefined
    isBusy.current = true
    setSending(true)
    setProblem(undefined)
    const outcome = await complete(blob)
    isBusy.current = false
    setSending(false)
    const { aloud, stays } = wordsOf(outcome, { ...messages, uncertain })
    setProblem(stays)
    if (aloud) snackbar.show(aloud, { tone: 'danger' })
    return outcome
  }

  return { isSending, problem, send }
}

type Words = Readonly<Record<'completeFailed' | 'notTaken' | 'invalid' | 'uncertain', string>>

function wordsOf(outcome: StepOutcome, words: Words): { aloud?: string; stays?: string } {
  switch (outcome.status) {
    case 'failed':
      return { aloud: words.completeFailed, stays: outcome.isUncertain ? words.uncertain : words.notTaken }
    case 'vetoed':
      return { aloud: outcome.message, stays: outcome.message }
    case 'invalid':
      return { aloud: words.invalid }
    default:
      return {}
  }
}
