import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { asOperation } from '../platform/audit/asOperation.ts'
import { retryOnDeadlock } from '../platform/graphql/mutations/retryOnDeadlock.ts'
import { recordOperation } from '../platform/audit/recordOperation.ts'
import { isId } from '../platform/auth/membership.ts'
import type { english } from '../platform/languages/english.ts'
import type { Database } from '../platform/db/Database.ts'

/** The reason why a person failed a step themselves. */
export type FailureCode = keyof typeof english.failures

/** The purpose of a task: one action at one provider. The provider is named as the service of its steps. */
export interface ProviderTaskPurpose {
  provider: string
  action: 'sign' | 'verify' | 'pay'
}

/** A provider's task: the step a person was sent to complete, and the origins that may show its page. */
export interface ProviderTask {
  token: string
  /** The step it completes; an envelope sent to a person other than the investor completes none. */
  stepId: string | null
  envelopeId: string | null
  /** Pages that may show the provider's page in a frame, and that receive its events. */
  origins: string[]
  isDone: boolean
  /** The language of the person who was sent; null for a link, because any person may follow it. */
  locale: string | null
  stepStatus: string
  title: string
  investorId: string
  investor: string
  issuer: string
  asset: string
  units: string | null
  /** Paid for a unit. */
  price: string | null
  /** The price of the investment, in dollars and cents; null when the step does not belong to an investment. */
  due: string | null
}

/** A provider's verdict on a step. */
export type Outcome =
  | { outcome: 'complete'; output: object }
  | { outcome: 'failed'; output: { error: string; code?: FailureCode } }

const lifetime = '2 hours'

/** The subject of a new task at a provider: a step, an envelope, or the envelope of a step. */
export interface NewProviderTask extends ProviderTaskPurpose {
  /** The word that identifies the task; a new one unless given, and one given again is the same task. */
  token?: string
  stepId: string | null
  envelopeId?: string | null
  userId: string | null
  origins: readonly string[]
}

/**
 * Stores that a person is sent to a provider, and returns the token that identifies the task there. The database refuses a step
 * that another provider serves.
 */
export async function openProviderTask(db: Database, providerTask: NewProviderTask): Promise<string> {
  const { token = randomUUID() } = providerTask
  await db.pool.query(
    `insert into app_private.step_callbacks
       (token, provider, action, step_id, envelope_id, user_id, origins, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, app_private.now() + $8::interval) on conflict (token) do nothing`,
    [
      token,
      providerTask.provider,
      providerTask.action,
      providerTask.stepId,
      providerTask.envelopeId ?? null,
      providerTask.userId,
      providerTask.origins,
      lifetime,
    ],
  )
  return token
}

/**
 * Returns the task with a token at this provider. Undefined when there is none, when it belongs to another provider, when it has
 * expired, or when the person may no longer act.
 */
export async function findProviderTask(
  db: Database,
  token: unknown,
  { provider, action }: ProviderTaskPurpose,
): Promise<ProviderTask | undefined> {
  if (!isId(token)) return undefined
  const { rows } = await db.pool.query<ProviderTask>(
    `${providerTaskFrom('app_private.valid_provider_task($1, $2, $3)')} where callbacks.token is not null`,
    [token, provider, action],
  )
  return rows[0]
}

/** Returns a task as it would be opened, without opening it. */
export async function draftProviderTask(
  db: Database,
  { token, stepId, envelopeId }: { token: string; stepId: string | null; envelopeId: string | null },
): Promise<ProviderTask | undefined> {
  const { rows } = await db.pool.query<ProviderTask>(providerTaskFrom(unopened), [token, stepId, envelopeId])
  return rows[0]
}

const unopened = `(select $1::text as token, $2::uuid as step_id, $3::uuid as envelope_id, '{}'::text[] as origins, null::uuid as user_id,
  null::timestamptz as used_at)`

const providerTaskFrom = (source: string) =>
  `select callbacks.token, (select locale from app_private.person_locales where user_id = callbacks.user_id), callbacks.step_id as "stepId", callbacks.envelope_id as "envelopeId", callbacks.origins,
            callbacks.used_at is not null or coalesce(envelopes.status, 'sent') <> 'sent' as "isDone",
            case when callbacks.step_id is null then 'in_progress' else steps.status end as "stepStatus",
            coalesce(templates.name, steps.render_attributes ->> 'title', steps.schema ->> 'title', '') as title,
            coalesce(investors.id, envelopes.account_id) as "investorId",
            coalesce(investors.name, envelopes.to_name) as investor, coalesce(issuers.name, vendors.name) as issuer,
            coalesce(app_private.offered_name(distributions.allocation_id), issuers.name, vendors.name) as asset,
            trim_scale(distributions.amount)::text as units,
            trim_scale(app_private.price_paid(distributions))::text as price,
            to_char(distributions.amount * app_private.price_paid(distributions), 'FM$999,999,999,999,999,999,999,990.00') as due
       from ${source} as callbacks
       left join app_private.envelopes on envelopes.id = callbacks.envelope_id
       left join app_public.mapped_signing_templates as templates
         on templates.id = envelopes.mapped_signing_template_id
       left join app_public.accounts as vendors on vendors.id = envelopes.account_id
       left join app_public.steps on steps.id = coalesce(callbacks.step_id, envelopes.about_step_id)
       left join app_public.accounts as investors on investors.id = steps.investor_id
       left join app_public.accounts as issuers on issuers.id = steps.issuer_id
       left join app_public.distributions on distributions.process_id = steps.process_id`

/** Further work in the transaction that accepts a verdict. */
export type AlsoDo = (client: PoolClient) => Promise<unknown>

/** A verdict as it reaches the platform: the provider and action it is for, and further work for its transaction. */
export interface Report extends ProviderTaskPurpose {
  verdict: Outcome
  requestId?: string
  record?: AlsoDo
}

/**
 * The server-side callback: reports the verdict to the platform, once. Returns false when it came twice, late or after another
 * verdict: then it changes nothing, and the audit has it as ignored.
 */
export async function reportOutcome(
  db: Database,
  providerTask: ProviderTask,
  { provider, action, verdict: { outcome, output }, requestId, record }: Report,
): Promise<boolean> {
  const { token, stepId } = providerTask
  try {
    const actor = { ...actorOf(providerTask.investorId, requestId), operation, provider }
    const work = async (client: PoolClient) => {
      const { rows } = await client.query<{ isFirst: boolean }>(
        'select app_private.take_provider_task($1, $2, $3) as "isFirst"',
        [token, provider, action],
      )
      if (!rows[0]?.isFirst || (await isSettled(client, providerTask))) throw new CallbackIgnored()
      await record?.(client)
      if (stepId)
        await client.query('select app_private.provider_complete_step($1, $2, $3, $4)', [
          provider,
          stepId,
          outcome,
          output,
        ])
    }
    await retryOnDeadlock(() => asOperation(db, actor, work))
    return true
  } catch (error) {
    if (error instanceof CallbackIgnored) return false
    throw error
  }
}

/** Records a callback for a task that was used before, is over, or is open to its person no more. */
export async function recordIgnoredCallback(
  db: Database,
  token: unknown,
  { provider, action, requestId }: ProviderTaskPurpose & { requestId: string },
): Promise<void> {
  if (!isId(token)) return
  const { rows } = await db.pool.query<{ accountId: string }>(
    `select coalesce(steps.investor_id, envelopes.account_id) as "accountId"
     from app_private.step_callbacks as tasks
     left join app_private.envelopes on envelopes.id = tasks.envelope_id
     left join app_public.steps on steps.id = coalesce(tasks.step_id, envelopes.about_step_id)
     where tasks.token = $1 and tasks.provider = $2 and tasks.action = $3`,
    [token, provider, action],
  )
  const [task] = rows
  if (!task) return
  const entry = { operation, outcome: 'refused', code: ignored } as const
  await recordOperation(db, actorOf(task.accountId, requestId), entry)
}

const operation = 'providerCompleteStep'
const ignored = 'callback_ignored'

const actorOf = (accountId: string, requestId?: string) => ({ userId: null, accountId, requestId })

/** Rolls back the changes of a callback. The audit records its code as that of a refusal. */
class CallbackIgnored extends Error {
  readonly code = 'CPSTN'
  readonly detail = JSON.stringify({ code: ignored })
}

/** Returns true when the step of a task has its last verdict, or its envelope is no longer open. Locks both. */
async function isSettled(
  client: PoolClient,
  { stepId, envelopeId }: Pick<ProviderTask, 'stepId' | 'envelopeId'>,
): Promise<boolean> {
  const { rows: envelopes } = await client.query(
    `select from app_private.envelopes where id = $1 and status <> 'sent' for update`,
    [envelopeId],
  )
  const { rows: steps } = await client.query(
    `select from app_public.steps where id = $1 and status in ('complete', 'retry_limit')`,
    [stepId],
  )
  return envelopes.length + steps.length > 0
}
