import { createHash } from 'node:crypto'
import { accountIds, e2eAccountIds, e2eNewAccountIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'

/** The secret key of the demo broker's server. It opens nothing but demo data. */
export const demoSecretKey = 'sk_test_larkspur_0123456789abcdef'

const customers = [
  ...[accountIds.maren, accountIds.idris, accountIds.ashgrove, accountIds.viewed],
  ...[...e2eAccountIds, ...e2eNewAccountIds],
]

/** Lets the demo broker ask for tokens for its customers. */
export async function seedEmbedKeys({ client, day }: SeedContext): Promise<void> {
  await client.query('insert into app_private.embed_keys (key_hash, account_id, name) values ($1, $2, $3)', [
    createHash('sha256').update(demoSecretKey).digest(),
    accountIds.larkspur,
    'Demo site',
  ])
  await insertRows(
    client,
    'app_private.embed_customers',
    customers.map((account_id) => ({ vendor_id: accountIds.larkspur, account_id, created_on: day(-700) })),
  )
}
