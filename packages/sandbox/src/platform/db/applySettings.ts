import type { PoolClient } from 'pg'

/** Says to the database what a request is, until the transaction ends. */
export async function applySettings(client: PoolClient, settings: Record<string, string>): Promise<void> {
  await client.query('select set_config(key, value, true) from json_each_text($1)', [
    JSON.stringify(settings),
  ])
}
