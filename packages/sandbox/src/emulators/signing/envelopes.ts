import type { PoolClient } from 'pg'
import { isId } from '../../platform/auth/membership.ts'
import type { Database } from '../../platform/db/Database.ts'

/** A document as it is shown and signed: paragraphs in which `{{label}}` stands for a field. */
export interface EnvelopeDocument {
  name: string
  text: string[]
}

/** A document that was sent to a person for signature. */
export interface Envelope {
  /** Null for a draft. */
  id: string | null
  status: 'sent' | 'completed' | 'declined'
  name: string
  sender: string
  toName: string | null
  toEmail: string | null
  isTest: boolean
  /** The capacity in which its signer signs: "Trustee of …". */
  capacity: string | null
  /** A person of the account signs, by the name that it has there. */
  isParty: boolean
  /** Others sign the same documents. */
  isShared: boolean
  /** The account that signs requires a second factor, and none was given. */
  isLocked: boolean
  /** Its signer cannot sign in: the link waits for a session of the account that is confirmed. */
  isHeld: boolean
  documents: EnvelopeDocument[]
  /** The values of the fields, by data label. */
  values: Record<string, string>
}

/** A signed envelope: the file, its certificate, and the result of the check for later changes. */
export interface SignedEnvelope extends Envelope {
  id: string
  file: string | null
  certificate: Certificate | null
  isUnaltered: boolean
}

export interface Certificate {
  signedBy: string
  method: 'typed' | 'drawn'
  email: string | null
  ip: string
  sha256: string
  signedOn: string
  /** The capacity in which they signed: "Trustee of …". */
  capacity?: string
  /** The name of the signer in the account, and why they signed by another. */
  party?: string
  otherNameReason?: string
}

const columns = `envelopes.id, envelopes.status, coalesce(templates.name, steps.render_attributes ->> 'title', 'Documents') as name,
  senders.name as sender, envelopes.to_name as "toName", envelopes.to_email as "toEmail",
  envelopes.is_test as "isTest", envelopes.capacity, envelopes.party_id is not null as "isParty",
  (select count(*) > 1 from app_private.envelopes as shared where shared.set_id = envelopes.set_id and not is_test) as "isShared",
  app_private.is_locked(envelopes) as "isLocked", app_private.is_held(envelopes) as "isHeld", envelopes.field_values as values,
  app_private.envelope_documents(envelopes.mapped_signing_template_id) as documents`

const from = `from app_private.envelopes
  join app_public.accounts as senders on senders.id = envelopes.account_id
  left join app_public.mapped_signing_templates as templates on templates.id = envelopes.mapped_signing_template_id
  left join app_public.steps on steps.id = envelopes.about_step_id`

/** The envelope an investor signs in a step; it is made when it is first requested. */
export async function envelopeOf(
  db: Database,
  stepId: string,
  reader?: string | null,
): Promise<string | null> {
  const { rows } = await db.pool.query<{ id: string | null }>(
    'select app_private.envelope_of_step($1, $2) as id',
    [stepId, reader ?? null],
  )
  return rows[0]?.id ?? null
}

/** The envelope an investor is to sign in a step, or has signed, when there is one. */
export async function findOpenEnvelope(
  db: Database,
  stepId: string,
  reader?: string | null,
): Promise<string | null> {
  const { rows } = await db.pool.query<{ id: string | null }>(
    'select app_private.open_envelope_of($1, $2) as id',
    [stepId, reader ?? null],
  )
  return rows[0]?.id ?? null
}

/** Returns the envelope of a step as it would be sent, without sending it. */
export async function draftEnvelope(db: Database, stepId: string): Promise<Envelope | undefined> {
  const draft = from.replace('app_private.envelopes', 'app_private.draft_of_step($1) as envelopes')
  const { rows } = await db.pool.query<Envelope>(`select ${columns} ${draft}`, [stepId])
  return rows[0]
}

/** An envelope to be signed. */
export async function findEnvelope(db: Database, id: string): Promise<Envelope | undefined> {
  const { rows } = await db.pool.query<Envelope>(`select ${columns} ${from} where envelopes.id = $1`, [id])
  return rows[0]
}

/** The names of those who sign with an envelope, and their capacities, as the papers show them. */
export async function signerNames({ pool }: Database, id: string): Promise<string> {
  const { rows } = await pool.query<{ names: string | null }>(
    `select string_agg(concat(to_name, capacity), '') as names from app_private.envelopes
     where set_id = (select set_id from app_private.envelopes where id = $1)`,
    [id],
  )
  return rows[0]?.names ?? ''
}

/** Reads an envelope by the key of its documents. */
export async function openEnvelope(
  db: Database,
  id: string,
  key: string,
): Promise<(SignedEnvelope & { stepId: string | null }) | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await db.pool.query<SignedEnvelope & { stepId: string | null }>(
    `select ${columns}, envelopes.step_id as "stepId", envelopes.file, envelopes.certificate,
       app_private.is_unaltered(envelopes) as "isUnaltered"
     ${from} where envelopes.id = $1 and app_private.link_key(envelopes.id) = $2`,
    [id, key],
  )
  return rows[0]
}

/** Reads an envelope by the key of the link that its signer was mailed. */
export async function openEnvelopeToSign(
  { pool }: Database,
  id: string,
  key: string,
): Promise<{ stepId: string | null; status: string; documentKey: string } | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await pool.query<{ stepId: string | null; status: string; documentKey: string }>(
    `select step_id as "stepId", status, app_private.link_key(id) as "documentKey"
     from app_private.envelopes where id = $1 and app_private.signing_key(envelopes) = $2`,
    [id, key],
  )
  return rows[0]
}

/** Keeps the signed file with its certificate. */
export const signEnvelope = (id: string, file: string, signature: object) => (client: PoolClient) =>
  client.query('select app_private.sign_envelope($1, $2, $3)', [id, file, signature])

/** Notes that its person would not sign. */
export const declineEnvelope = (id: string) => (client: PoolClient) =>
  client.query('select app_private.decline_envelope($1)', [id])
