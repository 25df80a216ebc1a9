import { accountIds, e2eAccountIds } from './ids.ts'
import type { SeedContext } from './SeedContext.ts'

/** Tax ids of the accounts with a demo user, numbers that no authority assigns. */
export async function seedTaxIds({ client }: SeedContext): Promise<void> {
  const accounts = [
    accountIds.maren,
    accountIds.ashgrove,
    accountIds.viewed,
    accountIds.terms,
    ...e2eAccountIds,
  ]
  await client.query(
    `select app_private.store_tax_id(id, id, '9000' || lpad((10000 + nr)::text, 5, '0'))
     from unnest($1::uuid[]) with ordinality as known (id, nr)`,
    [accounts],
  )
}
