import { accountIds } from './ids.ts'
import { firstNames, lastNames } from './names.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

const round = seedId('round:community-large')
const asset = seedId('asset:community-large')
const security = seedId('security:community-large')
const allocation = seedId('allocation:community-large')

/**
 * 5,000 investors with 50,000 investments and 50,000 holdings in one wide-open community round, set by set.
 *
 * Ids and figures come from the number of the row, so that they are the same in every database.
 */
export async function seedLarge({ client, day }: SeedContext): Promise<void> {
  const ask = (text: string, values: unknown[] = []) => client.query(text, values)
  await ask(
    `insert into app_public.assets (id, issuer_id, name, type, status)
     values ($1, $2, 'Halden Community Preferred', 'Equity', 'active')`,
    [asset, accountIds.halden],
  )
  await ask(
    `insert into app_public.securities (id, issuer_id, name, ticker, total, unit_value)
    values ($1, $2, 'Community Preferred', 'CP-1', 1000000000, 5)`,
    [security, accountIds.halden],
  )
  await ask(
    `insert into app_public.rounds (id, asset_id, security_id, name, status, opens_on, closes_on, total, price)
    values ($1, $2, $3, 'Community Round', 'active', $4, $5, 1000000000, 5)`,
    [round, asset, security, day(-400), day(200)],
  )
  await ask(
    `insert into app_public.allocations (id, round_id, owner_id, name, status, opens_on, closes_on)
    values ($1, $2, $3, 'Community', 'active', $4, $5)`,
    [allocation, round, accountIds.larkspur, day(-400), day(200)],
  )
  await ask(accounts, [firstNames, lastNames, day(-1000)])
  // Row by row their triggers would take minutes: what they would have written follows below, set by set.
  for (const [table, trigger] of slow) await ask(`alter table app_public.${table} disable trigger ${trigger}`)
  // Each names its price, which comes after it.
  await ask('set constraints all deferred')
  await ask(distributions, [allocation, accountIds.halden, accountIds.larkspur, day(-400)])
  await ask(prices, [allocation, accountIds.halden, accountIds.larkspur])
  await ask(holdings, [security, round, accountIds.halden, day(-400)])
  await ask(visible, [accountIds.halden, accountIds.larkspur, allocation, round, security, asset])
  await ask(customers, [accountIds.halden, accountIds.larkspur])
  await ask('set constraints all immediate')
  for (const [table, trigger] of slow) await ask(`alter table app_public.${table} enable trigger ${trigger}`)
}

const slow = [
  ['distributions', 'own_distribution'],
  ['distributions', 'notify_insert'],
  ['distributions', 'meet_customer'],
  ['distributions', 'shown_to_agent'],
  ['distribution_prices', 'own_distribution_part'],
  ['distribution_prices', 'notify_insert'],
  ['distribution_prices', 'check_price'],
  ['distribution_prices', 'take_purchase_price'],
  ['holdings', 'own_holding'],
  ['holdings', 'notify_insert'],
  ['holdings', 'meet_customer'],
  ['holdings', 'show_new_holder'],
] as const

const id = (kind: string, number: string) => `md5('${kind}:' || ${number})::uuid`

const accounts = `
  insert into app_public.accounts (id, type, name, email, setup, investor_type, created_on)
  select ${id('large-investor', 'i')}, 'investor', first || ' ' || last,
    lower(replace(first || '.' || last, ' ', '-')) || '.' || i || '@example.com', true, 'Individual',
    $3::date + i % 900
  from generate_series(1, 5000) as i
  cross join lateral (select ($1::text[])[1 + i % cardinality($1::text[])] as first,
    ($2::text[])[1 + (i / 7) % cardinality($2::text[])] as last) as named`

const distributions = `
  insert into app_public.distributions (id, allocation_id, investor_id, issuer_id, owner_id, amount, status, locked,
    paid_in_capital, purchase_price_id, own_price, qualifications_complete, created_on)
  select ${id('large-distribution', 'i')}, $1, ${id('large-investor', '1 + i % 5000')}, $2, $3,
    10 + (i * 37) % 990, 'closed', false, (10 + (i * 37) % 990) * 5, ${id('large-price', 'i')}, 5, true,
    $4::date + (i * 13) % 390 + make_interval(secs => i % 86400)
  from generate_series(1, 50000) as i`

const prices = `
  insert into app_public.distribution_prices (id, distribution_id, currency, price, investor_id, issuer_id, owner_id)
  select ${id('large-price', 'i')}, ${id('large-distribution', 'i')}, 1, 5, ${id('large-investor', '1 + i % 5000')}, $2, $3
  from generate_series(1, 50000) as i where $1::uuid is not null`

const holdings = `
  insert into app_public.holdings (id, security_id, round_id, investor_id, issuer_id, amount, purchase_price, issued_on,
    created_on)
  select ${id('large-holding', 'i')}, $1, $2, ${id('large-investor', '1 + i % 5000')}, $3,
    10 + (i * 37) % 990, 5, $4::date + (i * 17) % 390, $4::date + (i * 17) % 390
  from generate_series(1, 50000) as i`

const visible = `
  insert into app_private.visible_rows (account_id, row_id)
  select viewer, row_id from (
    select ${id('large-investor', 'i')} as viewer, unnest(array[$1, $2, $3, $4, $5, $6]::uuid[]) as row_id
    from generate_series(1, 5000) as i
    union all
    select unnest(array[$1, $2]::uuid[]), ${id('large-investor', 'i')} from generate_series(1, 5000) as i
  ) as shown on conflict do nothing`

const customers = `
  insert into app_public.customers (account_id, investor_id, contact_name, email)
  select vendor, accounts.id, accounts.name, accounts.email
  from generate_series(1, 5000) as i join app_public.accounts on accounts.id = ${id('large-investor', 'i')},
    unnest(array[$1, $2]::uuid[]) as vendor
  on conflict do nothing`
