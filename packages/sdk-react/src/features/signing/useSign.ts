import { isCapstanError, isRetryable } from '@capstan/sdk-core'
import {
  askForPapers,
  isSameName,
  signPapers,
  type PaperToSign,
  type SigningConsent,
  type SigningPapers,
} from '@capstan/sdk-core/signing'
import { useEffect, useRef, useState } from 'react'
import { formsMessages } from '../../forms/messages'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import type { SigningQuestion } from './SigningQuestion'
import { askBeforeSigning } from './askBeforeSigning'
import { signingMessages } from './messages'
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
  /** Called when the papers have to be asked for again. */
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
    setSending(false)
    // The papers are fetched again and start anew, so the message is in a snackbar.
    snackbar.show(messages.changed, { tone: 'danger' })
    onChanged()
  }

  const findOut = async () => {
    const signal = left.current?.signal
    setProblem(findingOut)
    for (
      let pauseMs = firstPauseMs;
      signal && !signal.aborted;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    ) {
      try {
        const now = await askForPapers(capstan, stepId, { signal })
        return isUnsigned(now, options) ? fail(messages.failed) : onDone()
      } catch (error) {
        // The step has changed: its page says how.
        if (!isRetryable(error) && !signal.aborted) return onDone()
      }
      await pause(pauseMs, signal)
    }
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

/** The pauses between two questions what became of a signature. */
const firstPauseMs = 1_000
const longestPauseMs = 15_000

/** Waits; less long where the connection is back before. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

/** Returns true when the same papers still wait for the same signer. */
function isUnsigned(now: SigningPapers, { papers, accountName }: SignOptions): boolean {
  if (now.status !== 'sent' || now.signer?.name !== accountName) return false
  return now.papers.map(({ sha256 }) => sha256).join() === papers.map(({ sha256 }) => sha256).join()
}
