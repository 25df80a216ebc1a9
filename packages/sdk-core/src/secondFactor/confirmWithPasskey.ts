import type { Client } from '../client/Client'
import { CapstanError } from '../errors/CapstanError'
import { readOptions, writeCredential, type PasskeyOptions } from './passkeyJson'

/** How a session can be confirmed: with a passkey here, on the platform's own page, or not at all. */
export type SecondFactorWay =
  { kind: 'here'; options: PasskeyOptions } | { kind: 'page'; page: string } | { kind: 'none' }

type Posting = { client: Pick<Client, 'post'> }

/** Asks the platform how the session can be confirmed; good for five minutes. */
export async function secondFactorWay({ client }: Posting): Promise<SecondFactorWay> {
  const { data } = (await client.post('/api/v2/second-factor/options', {})) as {
    data: { options?: PasskeyOptions; page?: string }
  } // the platform's own answer
  if (data.options) return { kind: 'here', options: data.options }
  return data.page ? { kind: 'page', page: data.page } : { kind: 'none' }
}

/**
 * Confirms the session with a passkey of the person, in the browser's own dialog.
 *
 * @throws CapstanError `aborted` where the person did not, `passkey_refused` where the platform did not take it
 */
export async function confirmWithPasskey({ client }: Posting, options: PasskeyOptions): Promise<void> {
  const response = await askBrowser(() =>
    navigator.credentials.get({
      publicKey: readOptions(options) as unknown as PublicKeyCredentialRequestOptions,
    }),
  )
  await client.post('/api/v2/second-factor/confirm', { response })
}

/** Resolves to true when the session was confirmed meanwhile, on the platform's own page. */
export async function isConfirmed({ client }: Posting): Promise<boolean> {
  const { data } = (await client.post('/api/v2/second-factor/state', {})) as { data: { confirmed: boolean } }
  return data.confirmed
}

/** Makes the browser create or use a passkey. */
export async function askBrowser(ask: () => Promise<Credential | null>): Promise<Record<string, unknown>> {
  const credential = await ask().catch((cause: unknown) => {
    throw new CapstanError('aborted', { cause })
  })
  if (!credential) throw new CapstanError('aborted')
  return writeCredential(credential as PublicKeyCredential) // the requested type
}
