import { createHmac } from 'node:crypto'
import type { RequestContext } from '../http/requestContext.ts'
import { isSandbox } from '../loadEmulators.ts'
import { taxKey } from './taxKey.ts'

/** What the database is told about whoever asks. */
export function contextSettings(context: RequestContext | undefined): Record<string, string> {
  return {
    role: 'app_user',
    'app.user_id': context?.userId ?? '',
    'app.account_id': context?.accountId ?? '',
    'app.role': context?.role ?? '',
    'app.account_type': context?.accountType ?? '',
    'app.session_id': context?.sessionId ?? '',
    'app.session_kind': context?.sessionKind ?? '',
    'app.invited_account': context?.invitation?.accountId ?? '',
    'app.invited_by': context?.invitation?.vendorId ?? '',
    'app.embed_vendor': context?.embedVendorId ?? '',
    'app.request_id': context?.requestId ?? '',
    'app.locale': context?.locale ?? '',
  }
}

/** What it is told about a request that only reads. */
export function readingSettings(context: RequestContext | undefined): Record<string, string> {
  return {
    ...contextSettings(context),
    'app.origin': context?.origin ?? '',
    statement_timeout: '15000',
    // Compiling a query takes longer than any page of ours takes to run.
    jit: 'off',
    datestyle: 'ISO',
    // Whatever zone its server is in: moments are compared, and put in order, as they are written.
    timezone: 'UTC',
    ...planning(context?.accountType),
  }
}

/** What it is told about one that writes, too: what answers are stored under, and the key of what is encrypted. */
export function pgSettings(context: RequestContext | undefined): Record<string, string> {
  return {
    ...readingSettings(context),
    'app.idempotency_key': context?.idempotencyKey ?? '',
    'app.request_hash': fingerprint(context?.operationBodyHash ?? ''),
    'app.tax_key': taxKey(),
    // Whether an address on this machine may be an endpoint of webhooks.
    'app.is_sandbox': isSandbox() ? 'on' : '',
  }
}

/**
 * An investor sees few rows of the tables that grow, which the planner cannot know: policies ask who it is only while
 * the query runs. It would read everybody's rows, or walk through them in the order asked for; told that looking rows
 * up costs next to nothing, it collects the investor's own by their owner, and sorts those.
 */
function planning(accountType: string | null | undefined): Record<string, string> {
  return accountType === 'investor' ? { enable_indexscan: 'off', random_page_cost: '0.1' } : {}
}

/** A body may hold a tax id: with a key, its hash cannot be used to guess one. */
function fingerprint(bodyHash: string): string {
  return createHmac('sha256', taxKey()).update(bodyHash).digest('hex')
}
