import { CapstanError } from '../errors/CapstanError'
import type { AnswersPatch, BeforeSubmit, BeforeSubmitAnswer } from './BeforeSubmit'
import { recordOf } from '../json/readJson'

/** The result of asking a host. */
export type HostSay =
  | { status: 'allowed'; patch?: AnswersPatch }
  | { status: 'vetoed'; message: string; fields: Readonly<Record<string, string>> }
  /** It threw, took too long, or gave an invalid answer. */
  | { status: 'failed'; error: unknown }
  /** No caller waits for it any more. */
  | { status: 'aborted' }

export interface AskHostOptions {
  /** Aborted when no caller waits for the answer any more. */
  signal: AbortSignal
  /** How long it may take, in milliseconds; half a minute unless given. */
  timeoutMs?: number
}

/** How long a host may take to decide. */
const defaultTimeoutMs = 30_000

/**
 * Calls the host with the data to be sent. There is always an answer, also if the function fails, within the time it has;
 * anything but a clear consent is a refusal.
 */
export async function askHost<Submission extends { signal: AbortSignal }>(
  beforeSubmit: BeforeSubmit<Submission>,
  about: Omit<Submission, 'signal'>,
  { signal, timeoutMs = defaultTimeoutMs }: AskHostOptions,
): Promise<HostSay> {
  const asking = new AbortController()
  // The rest of a submission and its signal are all of it.
  const submission = { ...about, signal: asking.signal } as Submission
  const answered = async () => readAnswer(await beforeSubmit(submission))
  let stopWaiting = () => {}
  const noLonger = new Promise<HostSay>((resolve) => {
    const end = (say: HostSay) => {
      resolve(say)
      asking.abort()
    }
    const leave = () => end({ status: 'aborted' })
    const timer = setTimeout(() => end(unusable('timeout')), timeoutMs)
    signal.addEventListener('abort', leave)
    stopWaiting = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  })

  try {
    if (signal.aborted) return { status: 'aborted' }
    return await Promise.race([noLonger, answered()])
  } catch (error) {
    return { status: 'failed', error }
  } finally {
    stopWaiting()
  }
}

/** Reads the answer of a host, which may not be written in TypeScript. */
function readAnswer(answer: BeforeSubmitAnswer | void): HostSay {
  if (answer === undefined || answer === null) return { status: 'allowed' }
  const { ok, patch, message, fields } = recordOf(answer) ?? {}
  if (ok === true && (patch === undefined || recordOf(patch)))
    return { status: 'allowed', ...(patch !== undefined && { patch: patch as AnswersPatch }) } // read by its fields
  if (ok !== false || typeof message !== 'string' || !message.trim()) return unusable('answer')
  return { status: 'vetoed', message, fields: textsOf(fields) }
}

function textsOf(fields: unknown): Record<string, string> {
  const entries = Object.entries(recordOf(fields) ?? {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function unusable(reason: 'timeout' | 'answer'): HostSay {
  return { status: 'failed', error: new CapstanError('before_submit_failed', { details: { reason } }) }
}
