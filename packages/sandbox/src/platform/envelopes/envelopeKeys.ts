import { randomBytes, webcrypto } from 'node:crypto'
import type { PoolClient } from 'pg'
import { applySettings } from '../db/applySettings.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { taxKey } from '../graphql/taxKey.ts'
import type { Database } from '../db/Database.ts'

/** A public key that browsers seal answers for. */
export interface EnvelopeKey {
  id: string
  /** The uncompressed point on P-256, base64url. */
  publicKey: string
}

/** The current key; the first request creates it. */
export function currentEnvelopeKey(db: Database): Promise<EnvelopeKey> {
  return inTransaction(db, async (client) => {
    const known = await findKey(client)
    if (known) return known
    await client.query('lock table app_private.envelope_keys in share row exclusive mode')
    return (await findKey(client)) ?? (await addKey(client))
  })
}

/** Publishes another key from now on. Envelopes sealed for earlier keys can still be opened. */
export function rotateEnvelopeKey(db: Database): Promise<EnvelopeKey> {
  return inTransaction(db, addKey)
}

/** The private key with this id, if there is one. The connection has the key that decrypts it. */
export async function envelopePrivateKey(client: PoolClient, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ key: string | null }>(
    'select app_private.envelope_private_key($1) as key',
    [id],
  )
  return rows[0]?.key ?? undefined
}

async function findKey(client: PoolClient): Promise<EnvelopeKey | undefined> {
  const { rows } = await client.query<EnvelopeKey>(
    'select id, public_key as "publicKey" from app_private.envelope_keys where replaced_on is null',
  )
  return rows[0]
}

async function addKey(client: PoolClient): Promise<EnvelopeKey> {
  const { subtle } = webcrypto
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const point = await subtle.exportKey('raw', pair.publicKey)
  const secret = await subtle.exportKey('pkcs8', pair.privateKey)
  const key = {
    id: randomBytes(12).toString('base64url'),
    publicKey: Buffer.from(point).toString('base64url'),
  }
  await applySettings(client, { 'app.tax_key': taxKey() })
  await client.query('select app_private.add_envelope_key($1, $2, $3)', [
    key.id,
    key.publicKey,
    Buffer.from(secret).toString('base64'),
  ])
  return key
}
