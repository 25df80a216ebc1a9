import type { AddedKind } from './wallChanges.ts'

/** Changes that add an address to an account or remove one, without a change of the account's own row. */
export function addressChanges(account: string): readonly AddedKind[] {
  return [
    {
      name: 'address',
      make: ({ upTo }) => [
        `insert into app_public.addresses (account_id, type, line_one, city, province, country_id)
         values ($1, 'mailing', 'Quay 1', $2, 'Zuid-Holland', (select min(id) from app_public.countries))
         on conflict (account_id, type) do nothing`,
        account,
        `City ${upTo(100)}`,
      ],
    },
    {
      name: 'no address',
      make: () => [`delete from app_public.addresses where account_id = $1 and type = 'mailing'`, account],
    },
  ]
}
