import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { PoolClient } from 'pg'
import { HttpError } from '../http/errors/httpError.ts'

/** A page of ours that a passkey is used on: passkeys belong to its host. */
export interface Site {
  origin: string
}

type Client = Pick<PoolClient, 'query'>

interface KnownPasskey {
  passkeyId: string
  id: string
  publicKey: Buffer
  counter: string
  transports: string[]
}

const hostOf = ({ origin }: Site) => new URL(origin).hostname
const refused = () => new HttpError(400, 'passkey_refused', 'passkeyRefused')

/**
 * Returns the options with which a browser creates a passkey, including the name of the site; the challenge is kept for five
 * minutes.
 */
export async function askForPasskey(
  client: Client,
  { sessionId, userId }: { sessionId: string; userId: string },
  site: Site & { name: string },
) {
  const { rows } = await client.query<{ name: string; email: string | null }>(
    `select concat_ws(' ', first_name, last_name) as name, emails[1] as email from app_public.users where id = $1`,
    [userId],
  )
  const [person] = rows
  const known = await passkeysOf(client, userId)
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userID: new TextEncoder().encode(userId),
    userName: person?.email ?? person?.name ?? '',
    userDisplayName: person?.name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await keepChallenge(client, { sessionId, purpose: 'add', challenge: options.challenge })
  return options
}

/** Adds the passkey that the browser made, in the session's transaction. */
export async function addPasskey(
  client: Client,
  sessionId: string,
  { name, response, site }: { name: string; response: RegistrationResponseJSON; site: Site },
): Promise<{ id: string }> {
  const expectedChallenge = await takeChallenge(client, sessionId, 'add')
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: true,
  }).catch(() => Promise.reject(refused()))
  if (!verified) throw refused()
  const { id, publicKey, counter } = registrationInfo.credential
  const { rows } = await client.query<{ id: string }>(
    'select id from app_private.add_passkey($1, $2, $3, $4, $5)',
    [name, id, Buffer.from(publicKey), counter, response.response.transports ?? []],
  )
  return { id: rows[0]?.id ?? '' }
}

/** Returns the options with which a browser confirms; undefined when the person has no passkey. */
export async function askToConfirm(client: Client, sessionId: string, userId: string, site: Site) {
  const known = await passkeysOf(client, userId)
  if (known.length === 0) return undefined
  const options = await generateAuthenticationOptions({
    rpID: hostOf(site),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
  })
  await keepChallenge(client, { sessionId, purpose: 'confirm', challenge: options.challenge })
  return options
}

/** Confirms a session with a passkey of its person, for five minutes. */
export async function confirmSession(
  client: Client,
  { sessionId, userId }: { sessionId: string; userId: string },
  response: AuthenticationResponseJSON,
  site: Site,
): Promise<void> {
  const expectedChallenge = await takeChallenge(client, sessionId, 'confirm')
  const passkey = (await passkeysOf(client, userId)).find(({ id }) => id === response.id)
  if (!passkey) throw refused()
  const { id, publicKey, counter, transports } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter), transports },
    requireUserVerification: true,
  }).catch(() => Promise.reject(refused()))
  if (!verified) throw refused()
  await client.query('select app_private.confirm_session($1, $2, $3)', [
    sessionId,
    passkey.passkeyId,
    authenticationInfo.newCounter,
  ])
}

async function passkeysOf(client: Client, userId: string): Promise<KnownPasskey[]> {
  const { rows } = await client.query<KnownPasskey>(
    `select passkey_id as "passkeyId", credential_id as id, public_key as "publicKey", counter::text as counter, transports
       from app_private.passkey_secrets join app_public.passkeys on passkeys.id = passkey_id
      where user_id = $1 order by created_on, passkey_id`,
    [userId],
  )
  return rows
}

async function keepChallenge(
  client: Client,
  { sessionId, purpose, challenge }: { sessionId: string; purpose: 'add' | 'confirm'; challenge: string },
): Promise<void> {
  await client.query(
    `insert into app_private.passkey_challenges (session_id, purpose, challenge) values ($1, $2, $3)
     on conflict (session_id) do update set purpose = excluded.purpose, challenge = excluded.challenge,
       created_on = app_private.now()`,
    [sessionId, purpose, challenge],
  )
}

/** The challenge of a session, which is used up by it. */
async function takeChallenge(client: Client, sessionId: string, purpose: 'add' | 'confirm'): Promise<string> {
  const { rows } = await client.query<{ challenge: string }>(
    `delete from app_private.passkey_challenges
      where session_id = $1 and purpose = $2 and created_on > app_private.now() - interval '5 minutes'
      returning challenge`,
    [sessionId, purpose],
  )
  if (!rows[0]) throw refused()
  return rows[0].challenge
}
