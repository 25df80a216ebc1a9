import { isCapstanError, isRetryable } from '@capstan/sdk-core'
import { isSameName, signPapers, type PaperToSign, type SigningConsent } from '@capstan/sdk-core/signing'
import { useEffect, useRef, useState } from 'react'
import { formsMessages } from '../../forms/messages'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import type { SigningQuestion } from './SigningQuestion'
import { askBeforeSigning } from './askBeforeSigning'
import { signingMessages } from './messages'
import { isSamePapers, papersAfterLoss } from './papersAfterLoss'
import type { Signing } from './useSigning'

export interface SignOptions {
  stepId: string
  papers: readonly PaperToSign[]
  consent: SigningConsent
  signing: Signing
  /** The name that the signer has in the account; another one needs a reason. */
  accountName?: string
  /** The question to the host before it is sent. */
  question?: SigningQuestion
  onDone: () => void
  /** Called when the papers have to be requested again. */
  onChanged: () => void
}

/**
 * Signs papers, one request at a time, and returns the reason when nothing was signed.
 *
 * When the answer is lost, it says so and asks the platform for the papers until their state is known; nothing is sent again before.
 */
export function useSign(options: SignOptions) {
  const { stepId, papers, consent, signing, accountName, question, onDone, onChanged } = options
  const capstan = useCapstan()
  const messages = useMessages('signing', signingMessages)
  const snackbar = useSnackbar()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isAskingName, setAskingName] = useState(false)
  const { findingOut } = useMessages('forms', formsMessages)
  const left = useRef<AbortController>(undefined)
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current?.abort()
  }, [])
  const { name, marks, placed } = signing

  const fail = (text: string) => {
    setSending(false)
    setProblem(text)
  }

  const startAnew = () => {
    setSending(false)
    setProblem(undefined)
    // The papers are fetched again and start again, so the message is in a snackbar.
    snackbar.show(messages.changed, { tone: 'danger' })
    onChanged()
  }

  const send = async (otherNameReason: string | undefined) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const outcome = await signPapers(capstan, {
      ...{ stepId, papers, name, marks, consent, otherNameReason, timeZone },
      fields: [...placed],
    })
    if (outcome === 'other_name') {
      setSending(false)
      return setAskingName(true)
    }
    if (outcome === 'signed' || outcome === 'over') return onDone()
    if (outcome !== 'changed') return fail(outcome === 'letters' ? messages.letters : messages.failed)
    startAnew()
  }

  const findOut = async () => {
    setProblem(findingOut)
    const now = await papersAfterLoss(capstan, stepId, left.current?.signal)
    if (now === 'left') return
    // The step has changed: its page says how.
    if (now === 'over') return onDone()
    // The step waits for another signer, or for none.
    if (now.status !== 'sent' || now.signer?.name !== accountName) return onDone()
    return isSamePapers(now, papers) ? fail(messages.failed) : startAnew()
  }

  const sign = async (otherNameReason?: string) => {
    if (isSending) return
    const isOtherName = accountName !== undefined && !isSameName(accountName, name)
    if (isOtherName && !otherNameReason) return setAskingName(true)
    setAskingName(false)
    setSending(true)
    setProblem(undefined)
    try {
      const say = await askBeforeSigning(question, { action: 'sign', name }, () => send(otherNameReason))
      if (say.status === 'vetoed') fail(say.message)
      if (say.status === 'failed') fail(messages.failed)
    } catch (error) {
      if (isRetryable(error)) return findOut()
      // Without the confirmation of the second factor, the message says that it is required and the user signs again.
      fail(isCapstanError(error, 'second_factor_required') ? error.message : messages.failed)
    }
  }

  return { isSending, problem, sign, isAskingName, setAskingName }
}
