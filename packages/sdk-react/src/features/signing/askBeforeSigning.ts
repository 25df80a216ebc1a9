import { CapstanError } from '@capstan/sdk-core'
import type { HostSay } from '@capstan/sdk-core/host'
import type { SigningDeed, SigningQuestion } from './SigningQuestion'

/** Runs the action when the host allows it, and asks once until it is done. The host cannot change the content that is signed. */
export async function askBeforeSigning(
  question: SigningQuestion | undefined,
  deed: SigningDeed,
  send: () => Promise<void>,
): Promise<HostSay> {
  if (!question) return allowedBy(send)
  const say = await question.ask({ values: deed, fields: [] })
  if (say.status !== 'allowed') return say
  const [key] = Object.keys(say.patch ?? {})
  if (key !== undefined) {
    const error = new CapstanError('before_submit_failed', { details: { reason: 'patch', key } })
    reportError(error)
    return { status: 'failed', error }
  }
  question.allow(deed)
  const done = await allowedBy(send)
  question.settle()
  return done
}

async function allowedBy(send: () => Promise<void>): Promise<HostSay> {
  await send()
  return { status: 'allowed' }
}
