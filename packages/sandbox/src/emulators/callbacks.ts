import type { PoolClient } from 'pg'
import { asOperation } from '../platform/audit/asOperation.ts'
import type { Database } from '../platform/db/openDb.ts'
import { isId } from '../platform/auth/membership.ts'

/** A provider's errand: the step somebody was sent to do, and on whose pages it is shown. */
export interface Errand {
  token: string
  /** The step it completes; an envelope sent to somebody else than the investor completes none. */
  stepId: string | null
  envelopeId: string | null
  /** Pages that may hold the provider's page in a frame, and that are told how it goes. */
  origins: string[]
  isDone: boolean
  stepStatus: string
  title: string
  investorId: string
  investor: string
  issuer: string
  asset: string
  units: string | null
  price: string | null
}

/** A provider's verdict on a step. */
export type Outcome =
  { outcome: 'complete'; output: object } | { outcome: 'failed'; output: { error: string } }

const lifetime = '2 hours'

/** What somebody is sent to a provider for: a step, an envelope, or the envelope of a step. */
export interface NewErrand {
  stepId: string | null
  envelopeId?: string | null
  userId: string | null
  origins: readonly string[]
}

/** Notes that somebody is being sent to a provider, and returns the word that identifies the errand there. */
export async function openErrand(db: Database, errand: NewErrand): Promise<string> {
  const { rows } = await db.pool.query<{ token: string }>(
    `insert into app_private.step_callbacks (step_id, envelope_id, user_id, origins, expires_at)
     values ($1, $2, $3, $4, app_private.now() + $5::interval) returning token`,
    [errand.stepId, errand.envelopeId ?? null, errand.userId, errand.origins, lifetime],
  )
  return rows[0]?.token ?? ''
}

/** The errand behind a word, or nothing when there is none or its time is up. */
export async function findErrand(db: Database, token: unknown): Promise<Errand | undefined> {
  if (!isId(token)) return undefined
  const { rows } = await db.pool.query<Errand>(
    `select callbacks.token, callbacks.step_id as "stepId", callbacks.envelope_id as "envelopeId", callbacks.origins,
            callbacks.used_at is not null or coalesce(envelopes.status, 'sent') <> 'sent' as "isDone",
            case when callbacks.step_id is null then 'in_progress' else steps.status end as "stepStatus",
            coalesce(templates.name, steps.render_attributes ->> 'title', steps.schema ->> 'title', '') as title,
            coalesce(investors.id, envelopes.account_id) as "investorId",
            coalesce(investors.name, envelopes.to_name) as investor, coalesce(issuers.name, vendors.name) as issuer,
            coalesce(assets.name, issuers.name, vendors.name) as asset,
            trim_scale(distributions.amount)::text as units, trim_scale(rounds.price)::text as price
       from app_private.step_callbacks as callbacks
       left join app_private.envelopes on envelopes.id = callbacks.envelope_id
       left join app_public.mapped_signing_templates as templates
         on templates.id = envelopes.mapped_signing_template_id
       left join app_public.accounts as vendors on vendors.id = envelopes.account_id
       left join app_public.steps on steps.id = coalesce(callbacks.step_id, envelopes.about_step_id)
       left join app_public.accounts as investors on investors.id = steps.investor_id
       left join app_public.accounts as issuers on issuers.id = steps.issuer_id
       left join app_public.distributions on distributions.process_id = steps.process_id
       left join app_public.allocations on allocations.id = distributions.allocation_id
       left join app_public.rounds on rounds.id = allocations.round_id
       left join app_public.assets on assets.id = rounds.asset_id
      where callbacks.token = $1 and callbacks.expires_at > app_private.now()`,
    [token],
  )
  return rows[0]
}

/** What else happens in the transaction that takes a verdict. */
export type AlsoDo = (client: PoolClient) => Promise<unknown>

/** The server-side callback: reports the verdict to the platform, once. */
export async function reportOutcome(
  db: Database,
  { token, stepId, investorId }: Errand,
  { outcome, output }: Outcome,
  { requestId, record }: { requestId?: string; record?: AlsoDo } = {},
): Promise<boolean> {
  const doer = { userId: null, accountId: investorId, requestId, operation: 'providerCompleteStep' }
  return asOperation(db, doer, async (client) => {
    const { rowCount } = await client.query(
      'update app_private.step_callbacks set used_at = app_private.now() where token = $1 and used_at is null',
      [token],
    )
    if (!rowCount) return false
    await record?.(client)
    if (stepId)
      await client.query('select app_private.provider_complete_step($1, $2, $3)', [stepId, outcome, output])
    return true
  })
}
