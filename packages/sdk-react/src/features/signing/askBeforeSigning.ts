import { CapstanError } from '@capstan/sdk-core'
import type { HostSay } from '@capstan/sdk-core/host'
import type { StepQuestion } from '../steps/step/StepQuestion'

/** What a reader is about to do with papers, as the host of the page is told. */
export type SigningDeed =
  { action: 'sign'; name: string } | { action: 'decline' | 'send_back'; reason: string }

/** Does it once the host allows it; asked once, until it is done. A host has nothing to put into what somebody signs. */
export async function askBeforeSigning(
  question: StepQuestion | undefined,
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
