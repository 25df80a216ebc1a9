import type { Pool, PoolClient } from 'pg'

/** An operation as the audit keeps it. */
export interface OperationEntry {
  id: string
  operation: string
  outcome: 'done' | 'refused' | 'failed'
  /** The code of the refusal or the failure. */
  code?: string
}

/** Records operations for the user and account in the settings of the transaction. */
export async function recordOperations(
  client: Pool | PoolClient,
  entries: readonly OperationEntry[],
): Promise<void> {
  await client.query(
    `select app_private.record_operation(id, operation, outcome, code)
     from jsonb_to_recordset($1) as entries (id uuid, operation text, outcome text, code text)`,
    [JSON.stringify(entries)],
  )
}
