import { createHmac } from 'node:crypto'
import type { RequestContext } from '../http/requestContext.ts'
import { isSandbox } from '../loadEmulators.ts'
import { taxKey } from './taxKey.ts'

/** Returns the database settings that describe the request context. */
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

/** Returns the settings of a request that only reads. */
export function readingSettings(context: RequestContext | undefined): Record<string, string> {
  return {
    ...contextSettings(context),
    'app.origin': context?.origin ?? '',
    statement_timeout: '15000',
    // Compiling a query takes longer than any page of ours takes to run.
    jit: 'off',
    datestyle: 'ISO',
    // Timestamps are compared and sorted as text, so the zone must not depend on the server.
    timezone: 'UTC',
    ...planning(context?.accountType),
  }
}

/** Returns the settings of a request that also writes: the key its answers are stored under, and the encryption key. */
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
 * An investor sees few rows of the large tables. The planner cannot know that, because policies read the account only while the
 * query runs: it would read the rows of all accounts, or scan an index in the requested order. These settings make lookups cheap,
 * so it finds the investor's own rows by their owner and sorts those.
 */
function planning(accountType: string | null | undefined): Record<string, string> {
  return accountType === 'investor' ? { enable_indexscan: 'off', random_page_cost: '0.1' } : {}
}

/** A body may hold a tax id: with a key, its hash cannot be used to guess one. */
function fingerprint(bodyHash: string): string {
  return createHmac('sha256', taxKey()).update(bodyHash).digest('hex')
}
