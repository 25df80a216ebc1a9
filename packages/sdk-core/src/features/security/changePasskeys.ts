import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { askBrowser } from '../../secondFactor/confirmWithPasskey'
import { readOptions, type PasskeyOptions } from '../../secondFactor/passkeyJson'
import type { Passkey } from './Passkey'
import { RemovePasskeyDocument, RenamePasskeyDocument, SetSecondFactorDocument } from './operations.generated'

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Has the browser make a passkey and adds it. Who has one already confirms with it first.
 *
 * @throws CapstanError `aborted` where the person did not, `passkey_link_required` where a link is mailed first,
 *   `passkey_refused`, `passkey_known`, `too_many_passkeys`
 */
export async function addPasskey(capstan: Capstan, name: string): Promise<void> {
  const { data } = (await capstan.client.post('/api/v2/second-factor/passkey-options', {})) as {
    data: PasskeyOptions
  } // the platform's own answer
  const response = await askBrowser(() =>
    navigator.credentials.create({
      publicKey: readOptions(data) as unknown as PublicKeyCredentialCreationOptions,
    }),
  )
  await capstan.client.post('/api/v2/second-factor/passkeys', { name, response })
}

/**
 * Mails the link by which a person adds their first passkey where an account of theirs requires one; answers the address it
 * went to. Opened in the browser the person is signed in with, it lets them add one for ten minutes.
 *
 * @throws CapstanError `mail_just_sent` within a minute, `second_factor_required` where the person has a passkey
 */
export async function mailPasskeyLink(capstan: Capstan): Promise<string> {
  const { data } = (await capstan.client.post('/api/v2/second-factor/passkey-link', {})) as {
    data: { email: string }
  } // the platform's own answer
  return data.email
}

/** Calls a passkey something else. */
export async function renamePasskey(
  capstan: Capstan,
  { id }: Pick<Passkey, 'id'>,
  name: string,
  request?: Once,
): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(
    RenamePasskeyDocument,
    { input: { id, name } },
    submission('renamePasskey', request),
  )
}

/** Removes a passkey after a confirmation with one: it can no longer be used. */
export async function removePasskey(
  capstan: Capstan,
  { id }: Pick<Passkey, 'id'>,
  request?: Once,
): Promise<void> {
  checkRecordId(id)
  await capstan.client.mutate(RemovePasskeyDocument, { input: { id } }, submission('removePasskey', request))
}

/** Sets whether the account requires a second factor. Its owner and admins may, confirmed with their own passkey. */
export async function setSecondFactor(capstan: Capstan, required: boolean, request?: Once): Promise<void> {
  const about = submission('setSecondFactor', request)
  await capstan.client.mutate(SetSecondFactorDocument, { input: { required } }, about)
}

const submission = (operation: string, request: Once | undefined) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})
