import { isId } from '../../platform/auth/membership.ts'
import type { Session } from '../../platform/auth/sessions.ts'
import { notFound } from '../../platform/http/errors/httpError.ts'
import type { PlatformServices } from '../../platform/http/PlatformServices.ts'
import { remindOfAccreditations } from '../../platform/remindOfAccreditations.ts'
import { recallPayment, receivePayment } from '../payment/receivePayment.ts'
import type { ScenarioRequest } from './parseScenarioRequest.ts'
import type { Scenarios } from './Scenarios.ts'

/** Applies a request, and returns a sentence about the result. */
export async function applyScenario(
  request: ScenarioRequest,
  session: Session | undefined,
  { db, live }: PlatformServices,
  scenarios: Scenarios,
): Promise<string> {
  switch (request.kind) {
    case 'scenario':
      await scenarios.keepPast(
        scenarios.add(request.scenario, request.isForAll ? undefined : session?.userId),
        db,
      )
      return 'The scenario is on.'
    case 'sockets': {
      const count = live[request.how](request.isForAll ? {} : { sessionKey: session?.key ?? '' })
      return `${count} ${count === 1 ? 'socket was' : 'sockets were'} ${request.how === 'drop' ? 'dropped' : 'frozen'}.`
    }
    case 'clock': {
      const change = request.by === '0' ? `'0'` : '"offset" + $1::interval'
      await db.pool.query(
        `update app_private.clock set "offset" = ${change}`,
        request.by === '0' ? [] : [request.by],
      )
      // Work that is due by the day runs at once, not within the hour.
      await remindOfAccreditations(db)
      return request.by === '0' ? 'The clock is right again.' : `The clock was moved by ${request.by}.`
    }
    case 'retryLimit':
      return reachRetryLimit(request.stepId, db)
    case 'chain':
      return refuseNext(request.contractId, db)
    case 'links':
      return runOut(request.email, db)
    case 'payment':
      return receivePayment(db, request.payment)
    case 'recall':
      return recallPayment(db, request.key)
  }
}

async function reachRetryLimit(stepId: string, { pool }: PlatformServices['db']): Promise<string> {
  if (!isId(stepId)) throw notFound()
  const { rowCount } = await pool.query(
    `update app_public.steps set status = 'retry_limit', attempts = coalesce((schema ->> 'retryLimit')::int, 3),
       output_data = output_data || jsonb_build_object('attempts', (
         select jsonb_agg(jsonb_build_object('on', app_private.now(), 'error', $2::text))
         from generate_series(1, coalesce((schema ->> 'retryLimit')::int, 3))))
      where id = $1 and status <> 'complete'`,
    [stepId, 'A scenario of the sandbox rejects this.'],
  )
  if (!rowCount) throw notFound()
  return 'The step has reached its retry limit.'
}

async function refuseNext(contractId: string, { pool }: PlatformServices['db']): Promise<string> {
  if (!isId(contractId)) throw notFound()
  const { rowCount } = await pool.query(
    `insert into app_private.chain_refusals (contract_id) select id from app_public.contracts where id = $1
     on conflict (contract_id) do update set contract_id = excluded.contract_id`,
    [contractId],
  )
  if (!rowCount) throw notFound()
  return 'The chain refuses the next request of this contract.'
}

async function runOut(email: string, { pool }: PlatformServices['db']): Promise<string> {
  const { rowCount } = await pool.query(
    `update app_private.mail_links set sent_on = sent_on - interval '8 days', expires_at = expires_at - interval '8 days'
      where email = lower($1) and used_at is null`,
    [email],
  )
  if (!rowCount) throw notFound()
  return 'The mailed links of this address have expired.'
}
