import pg from 'pg'
import type { Actor, TestDatabase } from './TestDatabase.ts'

/** The number of connections that succeeded, and the codes of those that were refused. */
export interface AtOnce {
  done: number
  codes: string[]
}

/** Has 50 connections of PostgreSQL do something at the same moment, on behalf of an actor when there is one. */
export async function atOnce(
  { db }: TestDatabase,
  work: (client: pg.Client, index: number) => Promise<unknown>,
  actor?: Actor,
): Promise<AtOnce> {
  const { connectionString } = db.pool.options
  const clients = Array.from({ length: 50 }, () => new pg.Client({ connectionString }))
  for (const client of clients) {
    await client.connect()
    await client.query(
      `select set_config('app.user_id', $1, false), set_config('app.account_id', $2, false)`,
      [actor?.userId ?? '', actor?.accountId ?? ''],
    )
  }
  const results = await Promise.allSettled(clients.map(work))
  await Promise.all(clients.map((client) => client.end()))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [codeOf(result.reason)] : []))
  return { done: results.length - refused.length, codes: [...new Set(refused)] }
}

function codeOf(error: unknown): string {
  const { detail, message } = error as { detail?: string; message: string }
  try {
    return (JSON.parse(detail ?? '') as { code: string }).code
  } catch {
    return message
  }
}
