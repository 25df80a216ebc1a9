import type { PoolClient } from 'pg'
import { applySettings } from '../db/applySettings.ts'
import { Refusal } from '../graphql/mutations/Refusal.ts'
import { readEnvelope, type Envelope } from './Envelope.ts'
import { envelopePrivateKey } from './envelopeKeys.ts'
import { openEnvelope } from './openEnvelope.ts'

type Variables = Readonly<Record<string, unknown>>

/**
 * Returns the variables of a request with the envelopes of its steps opened, so that the answers can be checked. The database
 * receives the envelopes and stores those. A request without envelopes is returned unchanged.
 */
export async function openBlobs(client: PoolClient, variables: Variables): Promise<Variables> {
  const sealed: Record<string, Envelope> = {}
  const opened: Record<string, unknown> = { ...variables }
  for (const [name, value] of Object.entries(variables)) {
    const input = recordOf(value)
    const blob = recordOf(input?.blob)
    if (!input || !blob || !Object.hasOwn(blob, 'envelope')) continue
    const stepId = typeof input.stepId === 'string' ? input.stepId.toLowerCase() : ''
    const envelope = readEnvelope(blob.envelope)
    if (!envelope) throw notValid('version')
    opened[name] = { ...input, blob: await answersIn(client, stepId, envelope) }
    sealed[stepId] = envelope
  }
  if (Object.keys(sealed).length === 0) return variables
  await applySettings(client, { 'app.envelopes': JSON.stringify(sealed) })
  return opened
}

async function answersIn(client: PoolClient, stepId: string, envelope: Envelope): Promise<unknown> {
  const privateKey = await envelopePrivateKey(client, envelope.kid)
  if (privateKey === undefined) throw notValid('key')
  let blob: unknown
  try {
    blob = await openEnvelope(envelope, { stepId, privateKey })
  } catch {
    throw notValid('altered')
  }
  const { rows } = await client.query<{ same: boolean }>(
    `select coalesce(case jsonb_typeof(schema -> 'version') when 'number' then (schema ->> 'version')::numeric end, 1)
       = $2::numeric as same
     from app_public.steps where id::text = $1`,
    [stepId, envelope.formVersion],
  )
  if (rows[0] && !rows[0].same) throw notValid('form')
  return blob
}

/** `reason`: an unknown version, an unknown key, a form other than the current one, or altered bytes. */
const notValid = (reason: 'version' | 'key' | 'form' | 'altered') =>
  new Refusal('envelope_not_valid', 'answersSealed', { details: { reason } })

function recordOf(value: unknown): Record<string, unknown> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as Record<string, unknown>) : undefined
}
