import type { PoolClient } from 'pg'
import type { Database } from '../db/openDb.ts'
import type { RequestContext } from './requestContext.ts'

/** Runs queries as the person and account of a request, so that they see only what row-level security shows them. */
export async function asAccount<T>(
  db: Database,
  context: RequestContext,
  run: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('app.user_id', $1, true), set_config('app.account_id', $2, true),
              set_config('app.role', $3, true), set_config('app.account_type', $4, true),
              set_config('app.request_id', $5, true), set_config('role', 'app_user', true)`,
      [
        context.userId,
        context.accountId ?? '',
        context.role ?? '',
        context.accountType ?? '',
        context.requestId,
      ],
    )
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
