import { asOperation } from '../platform/audit/asOperation.ts'
import type { Database } from '../platform/db/openDb.ts'
import { isId } from '../platform/auth/membership.ts'

/** A provider's errand: the step somebody was sent to do, and on whose pages it is shown. */
export interface Errand {
  token: string
  stepId: string
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

/** Notes that somebody is being sent to a provider for a step, and returns the word that identifies the errand there. */
export async function openErrand(
  db: Database,
  errand: { stepId: string; userId: string | null; origins: readonly string[] },
): Promise<string> {
  const { rows } = await db.pool.query<{ token: string }>(
    `insert into app_private.step_callbacks (step_id, user_id, origins, expires_at)
     values ($1, $2, $3, app_private.now() + $4::interval) returning token`,
    [errand.stepId, errand.userId, errand.origins, lifetime],
  )
  return rows[0]?.token ?? ''
}

/** The errand behind a word, or nothing when there is none or its time is up. */
export async function findErrand(db: Database, token: unknown): Promise<Errand | undefined> {
  if (!isId(token)) return undefined
  const { rows } = await db.pool.query<Errand>(
    `select callbacks.token, steps.id as "stepId", callbacks.origins, callbacks.used_at is not null as "isDone",
            steps.status as "stepStatus", coalesce(steps.render_attributes ->> 'title', steps.schema ->> 'title', '') as title,
            investors.id as "investorId", investors.name as investor, issuers.name as issuer,
            coalesce(assets.name, issuers.name) as asset,
            trim_scale(distributions.amount)::text as units, trim_scale(rounds.price)::text as price
       from app_private.step_callbacks as callbacks
       join app_public.steps on steps.id = callbacks.step_id
       join app_public.accounts as investors on investors.id = steps.investor_id
       join app_public.accounts as issuers on issuers.id = steps.issuer_id
       left join app_public.distributions on distributions.process_id = steps.process_id
       left join app_public.allocations on allocations.id = distributions.allocation_id
       left join app_public.rounds on rounds.id = allocations.round_id
       left join app_public.assets on assets.id = rounds.asset_id
      where callbacks.token = $1 and callbacks.expires_at > app_private.now()`,
    [token],
  )
  return rows[0]
}

/** The server-side callback: reports the verdict to the platform, once. */
export async function reportOutcome(
  db: Database,
  { token, stepId, investorId }: Errand,
  { outcome, output }: Outcome,
  requestId?: string,
): Promise<boolean> {
  const doer = { userId: null, accountId: investorId, requestId, operation: 'providerCompleteStep' }
  return asOperation(db, doer, async (client) => {
    const { rowCount } = await client.query(
      'update app_private.step_callbacks set used_at = app_private.now() where token = $1 and used_at is null',
      [token],
    )
    if (rowCount)
      await client.query('select app_private.provider_complete_step($1, $2, $3)', [stepId, outcome, output])
    return rowCount === 1
  })
}
