import { CapstanError } from '@capstan/sdk-core'
import type { ClaimMails } from '@capstan/sdk-core/claim'

/** The claim mails without a session: people cannot sign in to an account before they claim it. */
export const strangersMails: ClaimMails = {
  send: (email) => ask({ email }),
  resend: (emailId) => ask({ emailId }),
}

async function ask(body: object): Promise<void> {
  const answer = await post(body).catch((cause: unknown) => {
    throw new CapstanError('network_failed', { cause })
  })
  if (answer.ok) return
  const refused = await refusalIn(answer)
  throw new CapstanError(refused?.extensions.code ?? 'server_unavailable', { message: refused?.message })
}

const post = (body: object) =>
  fetch('/authenticate/claim/mail', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify(body),
  })

interface Refused {
  message: string
  extensions: { code: string }
}

async function refusalIn(answer: Response): Promise<Refused | undefined> {
  const { errors } = (await answer.json().catch(() => ({}))) as { errors?: Refused[] } // the platform's one shape of errors
  return errors?.[0]
}
