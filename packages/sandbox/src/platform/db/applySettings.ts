import type { PoolClient } from 'pg'

/** Applies settings to the database session, until the transaction ends. */
export async function applySettings(client: PoolClient, settings: Record<string, string>): Promise<void> {
  await client.query('select set_config(key, value, true) from json_each_text($1)', [
    JSON.stringify(settings),
  ])
}
