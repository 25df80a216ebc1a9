import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { mulberry32, wholeBetween } from '../../../seed/random.ts'
import { ask, cinder, halden, larkspur, maren, northgate, type Row } from '../../testing/accounts/anIssuer.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { aRound, type TestRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

/*
 * The definition of the cap table: the holdings and investments that the account sees, summed up when it is requested. The
 * platform reads sums that triggers keep, and has to answer the same.
 */
const definition = `
create function app_private.defined_units(day date, only_round uuid)
returns table (investor_id uuid, asset_id uuid, round_id uuid, units numeric, status text)
language sql stable set search_path = pg_catalog
as $$
  select holdings.investor_id, rounds.asset_id, rounds.id, sum(case when day is null then holdings.amount else (
    select coalesce(sum(amount), 0) from app_public.ledger_entries where holding_id = holdings.id and booked_on <= day
  ) end), 'issued'
  from app_public.holdings join app_public.rounds on rounds.id = holdings.round_id
  where only_round is null or rounds.id = only_round group by 1, 2, 3
  union all
  select distributions.investor_id, rounds.asset_id, rounds.id, sum(distributions.amount), 'pending'
  from app_public.distributions join app_public.allocations on allocations.id = distributions.allocation_id
  join app_public.rounds on rounds.id = allocations.round_id
  where day is null and (only_round is null or rounds.id = only_round) and distributions.status = 'closed'
    and distributions.amount > 0 and distributions.issuance_status is distinct from 'approved'
  group by 1, 2, 3
$$;
create function app_private.defined_cap_table(day date, round_id uuid) returns setof app_public.cap_table_row
language sql stable set search_path = pg_catalog
as $$
  with had as (
    select investor_id, asset_id, sum(units) as units, status
    from app_private.defined_units(day, round_id) group by 1, 2, 4 having sum(units) > 0
  ), shared as (
    select asset_id, array_agg(investor_id order by investor_id, status) as investors,
      array_agg(status order by investor_id, status) as statuses, array_agg(units order by investor_id, status) as units,
      app_private.shares(array_agg(units order by investor_id, status)) as percents
    from had group by asset_id
  ), rows as (
    select asset_id, had.* from shared, unnest(investors, shared.units, percents, statuses)
      as had (investor_id, units, percent, status)
  )
  select rows.investor_id, coalesce(accounts.contact_name, accounts.name), accounts.email, rows.asset_id, assets.name,
    rows.units, case when assets.issuer_id = (select app_private.account_id()) then rows.percent end, rows.status,
    md5(concat_ws(' ', rows.asset_id, rows.investor_id, rows.status, defined_cap_table.round_id, day))::uuid
  from rows join app_public.assets on assets.id = rows.asset_id
  left join app_public.accounts on accounts.id = rows.investor_id
$$;
create function app_private.defined_totals(day date, round_id uuid) returns table (
  asset_id uuid, row_count int, stakeholders int, holders int, units numeric, pending numeric)
language sql stable set search_path = pg_catalog
as $$
  select asset_id, count(*)::int, count(distinct investor_id)::int,
    count(distinct investor_id) filter (where status = 'issued')::int,
    case when asset_id is not null then coalesce(sum(units) filter (where status = 'issued'), 0) end,
    case when asset_id is not null and day is null then coalesce(sum(units) filter (where status = 'pending'), 0) end
  from app_private.defined_cap_table(day, defined_totals.round_id) as rows group by grouping sets ((asset_id), ())
  having count(*) > 0
$$;
create function app_private.defined_parts(day date, round_id uuid) returns table (
  investor_id uuid, asset_id uuid, round_id uuid, units numeric, percent numeric, status text, place int)
language sql stable set search_path = pg_catalog
as $$
  with rows as (
    select asset_id, investor_id, status, percent,
      row_number() over (partition by asset_id order by units desc, status, investor_id)::int as place
    from app_private.defined_cap_table(day, defined_parts.round_id)
  ), held as (
    select asset_id, investor_id, status, array_agg(round_id order by round_id) as rounds, array_agg(units order by round_id) as units
    from app_private.defined_units(day, defined_parts.round_id) where units > 0 group by 1, 2, 3
  )
  select rows.investor_id, rows.asset_id, part.round_id, part.units, part.percent, rows.status, rows.place
  from rows join held using (asset_id, investor_id, status)
  cross join lateral unnest(held.rounds, held.units, app_private.shares(held.units, rows.percent)) as part (round_id, units, percent)
$$;
grant execute on all functions in schema app_private to app_user;`

const columns =
  'id, investor_id, investor_name, investor_email, asset_id, asset_name, trim_scale(units) as units, percent, status'

/** Queries of one content: by the definition, and as the platform answers. */
const pairs = [
  [
    `select ${columns} from app_private.defined_cap_table($1, $2)`,
    `select ${columns} from app_public.cap_table($1, $2)`,
  ],
  [
    `select asset_id, row_count, stakeholders, holders, trim_scale(units) as units, trim_scale(pending) as pending
     from app_private.defined_totals($1, $2)`,
    `select asset_id, row_count, stakeholders, holders, trim_scale(units) as units, trim_scale(pending_units) as pending
     from app_public.cap_table_totals($1, $2) where row_count > 0`,
  ],
  [
    `select investor_id, asset_id, round_id, trim_scale(units) as units, percent, status, place
     from app_private.defined_parts($1, $2)`,
    `select investor_id, asset_id, round_id, trim_scale(units) as units, percent, status, place
     from app_public.cap_table_parts($1, $2)`,
  ],
] as const

const listed = `query ($roundId: UUID, $filter: CapTableRowFilter, $orderBy: [CapTableRowsOrderBy!], $first: Int, $offset: Int) {
  capTable(roundId: $roundId, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
    totalCount totals { units percent } nodes { id investorId investorName investorEmail assetId assetName units percent status } } }`

interface Listed {
  capTable: { totalCount: number; totals: Row; nodes: Row[] }
}

const filters: [Row, string][] = [
  [{}, 'true'],
  [{ units: { greaterThan: '25' } }, 'units > 25'],
  [{ percent: { lessThan: '5' } }, 'percent < 5'],
  [{ status: { equalTo: 'issued' } }, "status = 'issued'"],
  [{ investorName: { includesInsensitive: 'o' } }, "investor_name ilike '%o%'"],
]
const orders: [string[] | undefined, string][] = [
  [undefined, 'lower(asset_name collate "C"), asset_id, status, units desc, investor_id'],
  [['UNITS_DESC', 'ID_ASC'], 'units desc, id'],
  [['PERCENT_ASC', 'ID_ASC'], 'percent asc nulls last, id'],
  [['INVESTOR_NAME_DESC', 'ID_ASC'], 'lower(investor_name collate "C") desc nulls last, id'],
  [['ID_ASC'], 'id'],
]

onEveryEngine(
  'the definition of the cap table',
  (database) => {
    const random = mulberry32(20261129)
    const whole = (least: number, most: number) => wholeBetween(random, least, most)
    const anyOf = <Value>(values: readonly [Value, ...Value[]]): Value =>
      values[whole(0, values.length - 1)] ?? values[0]
    const people: Record<string, { userId: string; accountId: string | null }> = {
      halden,
      larkspur,
      maren,
      cinder,
      northgate,
    }
    let rounds: [TestRound, ...TestRound[]]

    /** Few numbers of units, so that many stakeholders miss the same part of a percent. */
    const units = () => anyOf(['1', '1', '3', '7', '0.000000000000000001', '2.5', '0'] as const)

    const write = (sql: string, values: unknown[] = []) => database.rows(sql, values)

    beforeAll(async () => {
      const plenty = { total: '1000000', security: '1000000', authorized: '1000000' }
      const ofHalden = [
        await aRound(database, plenty),
        await aRound(database, plenty),
        await aRound(database, plenty),
      ] as const
      rounds = [...ofHalden, await aRound(database, { ...plenty, issuerId: accountIds.cinder })]
      await write('update app_public.rounds set asset_id = $1 where id = $2', [
        ofHalden[0].assetId,
        ofHalden[1].id,
      ])
      const others = await Promise.all(
        Array.from({ length: 40 }, async () => (await anInvestor(database)).accountId),
      )
      const holders = [maren.accountId ?? '', accountIds.halden, ...others] as const
      for (const round of rounds) {
        const slices: [string, string] = [randomUUID(), randomUUID()]
        for (const [at, id] of slices.entries())
          await write(
            `insert into app_public.allocations (id, round_id, owner_id, name, status) values ($1, $2, $3, 'Slice', 'active')`,
            [
              id,
              round.id,
              at === 0 ? accountIds.larkspur : round === rounds[3] ? accountIds.cinder : accountIds.halden,
            ],
          )
        for (const holder of holders) {
          if (whole(0, 3) > 0)
            await write(
              `insert into app_public.holdings (security_id, round_id, investor_id, amount, purchase_price, issued_on)
               values ($1, $2, $3, $4, 10, app_private.today() - $5::int)`,
              [round.securityId, round.id, holder, units(), whole(0, 9)],
            )
          if (whole(0, 2) === 0)
            await write(
              `insert into app_public.distributions (allocation_id, investor_id, amount, status, paid_in_capital)
               values ($1, $2, $3, $4, 0)`,
              [anyOf(slices), holder, units(), anyOf(['closed', 'closed', 'open', 'drafted'] as const)],
            )
        }
      }
    })

    /** Returns the differences from the definition, of every account, day and round. */
    async function differences(): Promise<unknown[]> {
      const found: unknown[] = []
      const [past] = await database.rows<{ day: string }>('select (app_private.today() - 4)::text as day')
      for (const [name, actor] of Object.entries(people))
        for (const day of [null, past?.day])
          for (const roundId of [null, rounds[0].id, rounds[3]?.id])
            for (const [defined, answered] of pairs) {
              const [expected, actual] = await database.as(actor, async (client) => {
                const sorted = async (sql: string) =>
                  (await client.query<Row>(sql, [day, roundId])).rows.map((row) => JSON.stringify(row)).sort()
                return [await sorted(defined), await sorted(answered)]
              })
              if (JSON.stringify(expected) !== JSON.stringify(actual))
                found.push({ name, day, roundId, expected, actual })
            }
      return found
    }

    it(
      'has the rows, totals and parts of every account, on seeded and random data',
      { timeout: 120_000 },
      async () => {
        const [{ rows } = { rows: 0 }] = await database.rows<{ rows: number }>(
          'select count(*)::int as rows from app_private.stakes where units > 0',
        )

        expect(await differences()).toEqual([])
        expect(rows).toBeGreaterThan(200)
      },
    )

    it('keeps the sum and the number of the stakes of each asset and round', async () => {
      const wrong = await database.rows(
        `select * from (
           select scope_id, issuer_id, sum(units) as units, count(*) filter (where units > 0)::int as stakes
           from app_private.stakes group by scope_id, issuer_id
         ) as summed full join app_private.stake_totals as kept using (scope_id, issuer_id)
         where summed.units is distinct from kept.units or summed.stakes is distinct from kept.stakes`,
      )

      expect(wrong).toEqual([])
    })

    it('has the same pages, counts and sums, for every filter and order', { timeout: 120_000 }, async () => {
      const wrong: unknown[] = []
      for (const actor of [halden, larkspur, maren])
        for (const [filter, where] of filters)
          for (const [orderBy, order] of orders)
            for (const roundId of [undefined, rounds[0].id]) {
              const [first, offset] = [whole(1, 30), whole(0, 20)]
              const { capTable } = await ask<Listed>(database, actor, listed, {
                roundId,
                filter,
                orderBy,
                first,
                offset,
              })
              const { rows, sums } = await database.as(actor, async (client) => {
                const of = `from app_private.defined_cap_table(null, $1) where ${where}`
                const { rows } = await client.query<Row>(
                  `select id, investor_id, investor_name, investor_email, asset_id, asset_name, units::text, percent::text, status
                   from (select * ${of} order by ${order} limit ${first} offset ${offset}) as page`,
                  [roundId],
                )
                const sums = await client.query<Row>(
                  `select count(*)::int, sum(units)::text as units, sum(percent)::text as percent ${of}`,
                  [roundId],
                )
                return { rows, sums: sums.rows[0] }
              })
              const answered = [plain(capTable.nodes), capTable.totalCount, ...plain([capTable.totals])]
              const expected = [
                plain(rows),
                sums?.count,
                ...plain([{ units: sums?.units, percent: sums?.percent }]),
              ]
              if (JSON.stringify(answered) !== JSON.stringify(expected))
                wrong.push({ actor, filter, orderBy, roundId, answered, expected })
            }

      expect(wrong).toEqual([])
    })

    it(
      'follows every change of holdings, investments, rounds and allocations',
      { timeout: 120_000 },
      async () => {
        const ids = rounds.map(({ id }) => id)
        const changes = [
          `update app_public.distributions set status = 'deleted' where id in (select distributions.id from app_public.distributions
           join app_public.allocations on allocations.id = allocation_id where round_id = any ($1) order by distributions.id limit 9)`,
          `update app_public.distributions set issuance_status = 'approved' where id in (select distributions.id from app_public.distributions
           join app_public.allocations on allocations.id = allocation_id where round_id = any ($1) order by distributions.id desc limit 9)`,
          `update app_public.rounds set asset_id = (select asset_id from app_public.rounds where id = ($1::uuid[])[1]) where id = ($1::uuid[])[3]`,
          `update app_public.allocations set round_id = ($1::uuid[])[2] where round_id = ($1::uuid[])[1]`,
          `with booked as (insert into app_public.transactions (kind, security_id, round_id, issuer_id, booked_on)
           select 'transfer', security_id, round_id, issuer_id, app_private.today() from app_public.holdings
           where round_id = ($1::uuid[])[1] limit 1 returning id, security_id, round_id, issuer_id),
         pair as (select array_agg(id order by amount desc, id) as ids from app_public.holdings where round_id = ($1::uuid[])[1])
         insert into app_public.ledger_entries (transaction_id, security_id, round_id, issuer_id, holding_id, amount, booked_on)
         select booked.id, security_id, round_id, issuer_id, holding, amount, app_private.today()
         from booked, pair, lateral (values (ids[1], -0.5), (ids[2], 0.5)) as entry (holding, amount)`,
        ]
        for (const change of changes) {
          await write(change, [ids])

          expect(await differences(), change).toEqual([])
        }
      },
    )
  },
  { prepare: definition },
)

/** Rows by the names of GraphQL, with units as short as they can be written. */
function plain(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const fields = Object.entries(row).map(([name, value]): [string, unknown] => {
      const field = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      return [field, field === 'units' && value ? shortened(String(value)) : (value ?? null)]
    })
    return Object.fromEntries(fields.sort(([a], [b]) => a.localeCompare(b)))
  })
}

const shortened = (units: string) => (units.includes('.') ? units.replace(/\.?0+$/, '') : units)
