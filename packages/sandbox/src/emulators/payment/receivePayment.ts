import { randomUUID } from 'node:crypto'
import { asOperation } from '../../platform/audit/asOperation.ts'
import { invalidRequest, notFound } from '../../platform/http/errors/httpError.ts'
import { fieldsOf } from '../providerForms.ts'
import type { Database } from '../../platform/db/Database.ts'

/** A payment as the provider reports it. */
export interface ReportedPayment {
  /** The provider's id; a second report with the same key is the same payment. */
  key: string
  /** The vendor whose escrow account it came to; a known reference says it too. */
  accountId: string | null
  /** US dollars and cents. */
  amount: string
  /** `YYYY-MM-DD`; the platform's today where it is left out. */
  paidOn: string | null
  reference: string
  payerName: string
}

const isAccountId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses a payment from a form or a JSON object, or returns the problem. */
export function parseReportedPayment(body: unknown): ReportedPayment {
  const {
    key = '',
    accountId = '',
    amount = '',
    paidOn = '',
    reference = '',
    payerName = '',
  } = fieldsOf(body)
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0)
    throw invalidRequest('amount must be above 0, such as 1250.00.')
  if (paidOn && !/^\d{4}-\d{2}-\d{2}$/.test(paidOn))
    throw invalidRequest('paidOn must be such as 2026-11-29.')
  if (accountId && !isAccountId.test(accountId))
    throw invalidRequest('accountId must be the id of an account.')
  if (reference.length > 140 || payerName.length > 140 || key.length > 100)
    throw invalidRequest('reference and payerName have at most 140 characters, key at most 100.')
  return {
    ...{ key: key || randomUUID(), accountId: accountId || null, amount, paidOn: paidOn || null },
    ...{ reference: reference.trim(), payerName: payerName.trim() },
  }
}

/** Reports a payment to the platform, and returns a sentence about the outcome. */
export async function receivePayment(db: Database, payment: ReportedPayment): Promise<string> {
  const { rows: owners } = await db.pool.query<{ owner: string | null }>(
    'select app_private.payment_owner($1, $2) as owner',
    [payment.accountId, payment.reference],
  )
  const owner = owners[0]?.owner
  if (!owner) throw notFound()
  const actor = { userId: null, accountId: owner, operation: 'receivePayment' }
  return asOperation(db, actor, async (client) => {
    const { rows } = await client.query<{ status: string }>(
      `select status from app_private.receive_payment($1, $2, $3, coalesce($4::date, app_private.today()), $5, $6)`,
      [owner, payment.key, payment.amount, payment.paidOn, payment.reference, payment.payerName],
    )
    return `The payment has arrived: it is ${rows[0]?.status ?? 'known'}. The provider calls it ${payment.key}.`
  })
}

/** Reports that a payment went back to its payer, for example because the payer's bank recalled it. */
export async function recallPayment(db: Database, key: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string; owner: string }>(
    'select id, owner_id as owner from app_public.received_payments where provider_key = $1',
    [key],
  )
  const [payment] = rows
  if (!payment) throw notFound()
  const actor = { userId: null, accountId: payment.owner, operation: 'recallPayment' }
  return asOperation(db, actor, async (client) => {
    await client.query('select app_private.give_payment_back($1)', [payment.id])
    return 'The payment went back to its payer.'
  })
}
