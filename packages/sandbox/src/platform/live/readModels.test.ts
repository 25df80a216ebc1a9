import { expect, it, onTestFinished } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { aSocket, framesUntilQuiet, type TestSocket, type Watcher } from '../../testing/server/aSocket.ts'

const named = (table: string, by: string) =>
  `update app_public.${table} set name = name || '!' where id = ${by}`
const steps = (set: string) =>
  `update app_public.steps set ${set} where process_id = it.process_id and status <> 'complete'`

/** The columns of each table that show other records, and the statement that changes them: `it` is the row in its read model. */
const shownOf: Record<string, [column: string, change: string][]> = {
  distributions: [
    ['investor_account_name', named('accounts', 'it.investor_id')],
    ['investor_account_setup', 'update app_public.accounts set setup = not setup where id = it.investor_id'],
    ['issuer_account_name', named('accounts', 'it.issuer_id')],
    ['allocation_name', named('allocations', 'it.allocation_id')],
    ['allocation_status', `update app_public.allocations set status = 'stale' where id = it.allocation_id`],
    ['round_name', named('rounds', 'it.round_id')],
    ['asset_name', named('assets', 'it.asset_id')],
    [
      'latest_price',
      'update app_public.securities set unit_value = unit_value + 1 where id = it.security_id',
    ],
    [
      'committed_capital',
      'update app_public.distribution_prices set price = price + 1 where distribution_id = it.id',
    ],
    ['active_step', steps(`render_attributes = '{"title": "Anew"}'`)],
    ['active_step_status', steps(`status = 'retry'`)],
    ['qualification_state', steps(`status = 'failed'`)],
    ['progress', steps(`status = 'complete'`)],
    [
      'paid_in_capital',
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on) values (it.id, 5, '2026-01-15')`,
    ],
  ],
  distribution_payments: [
    ['investor_account_name', named('accounts', 'it.investor_id')],
    ['allocation_name', named('allocations', 'it.allocation_id')],
    [
      'still_expected',
      'update app_public.distribution_prices set price = price + 1 where distribution_id = it.distribution_id',
    ],
    [
      'still_expected',
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on)
       values (it.distribution_id, 5, '2026-01-15')`,
    ],
  ],
  holdings: [
    [
      'investor_account_email',
      `update app_public.accounts set email = 'new@example.com' where id = it.investor_id`,
    ],
    ['issuer_account_name', named('accounts', 'it.issuer_id')],
    ['round_name', named('rounds', 'it.round_id')],
    ['asset_name', named('assets', 'it.asset_id')],
    ['security_name', named('securities', 'it.security_id')],
    ['total_value', 'update app_public.securities set unit_value = unit_value + 1 where id = it.security_id'],
  ],
}

/** Conditions for rows that have every record to be changed, by table. */
const chosen: Record<string, string> = {
  distributions: 'security_id is not null and step_position is not null',
  holdings: 'security_id is not null',
  // The issuer is notified of payments for the units it sells itself.
  distribution_payments:
    'distribution_id in (select id from app_public.distributions where owner_id = issuer_id)',
}

aPlatformOnEveryEngine('a row of a read model', (platform) => {
  const people = [
    ['investor@capstan.test', 'investor'],
    ['issuer@capstan.test', 'issuer'],
  ] as const

  /** Waits until a socket is sent the row: the test times out where it never is. */
  async function untilTold(socket: TestSocket, id: string): Promise<void> {
    for (;;) {
      const { rows } = await socket.next()
      if ((rows as [string][] | undefined)?.some(([changed]) => changed === id)) return
    }
  }
  /** Returns for each watcher whether it received an update of the row, and discards what it received. */
  const areTold = (watchers: readonly Watcher[], id: string): Promise<boolean[]> =>
    Promise.all(
      watchers.map(async (watcher) => {
        const frames = await framesUntilQuiet(platform.db, watcher)
        return frames.some(({ rows }) =>
          (rows as [string][] | undefined)?.some(([changed]) => changed === id),
        )
      }),
    )

  it('shows no column of another table that does not affect it when it changes', async () => {
    const { rows } = await platform.db.pool.query<{ used: string; is_declared: boolean }>(
      `select concat_ws(' ', view_name, 'of', table_name, column_name) as used, exists (
           select from app_private.row_dependencies where changed = table_name and dependent = substr(view_name, 6)
             and column_name = any (columns || key)) as is_declared
         from information_schema.view_column_usage
        -- Chains are a list that only a migration changes.
        where view_schema = 'app_public' and view_name like 'full\\_%' and column_name <> 'id'
          and table_name not in (substr(view_name, 6), 'chains')`,
    )

    expect(rows.map(({ used }) => used)).toContain('full_distributions of accounts name')
    expect(rows.filter(({ is_declared }) => !is_declared)).toEqual([])
  })

  it.each(Object.entries(shownOf))(
    'of %s is sent to its investor and to its issuer when another record that it shows changes',
    async (table, shown) => {
      const watchers: Watcher[] = []
      for (const [email, type] of people) {
        const browser = platform.browser()
        const account = await browser.signInTo(email, type)
        const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
        onTestFinished(() => socket.close())
        await socket.ask({ type: 'subscribe', table, ids: [] })
        watchers.push({ account, socket })
      }
      const [investor, issuer] = watchers.map(({ account }) => account)
      const { rows } = await platform.db.pool.query<{ id: string }>(
        `select id from app_public.full_${table} where investor_id = $1 and issuer_id = $2
           and ${chosen[table] ?? true} order by id limit 1`,
        [investor, issuer],
      )
      const [{ id }] = rows as [{ id: string }]
      // As the investor, who reads the price of a broker's sale: the issuer does not.
      const read = (column: string) =>
        platform.value(
          `select ${column}::text from (select set_config('app.account_id', '${investor}', true)) as once,
             lateral (select * from app_public.full_${table} where id = $1) as full_row`,
          [id],
        )

      for (const [column, change] of shown) {
        const before = await read(column)
        await platform.db.pool.query(
          `do $do$ declare it record; begin
             select * into it from app_public.full_${table} where id = '${id}'; ${change};
           end $do$`,
        )

        expect([column, await read(column)]).not.toEqual([column, before])
        for (const { socket } of watchers) await untilTold(socket, id)
        // Changes before this one are drained first.
        await areTold(watchers, id)
      }
    },
    30_000,
  )

  it('is sent only to viewers who can now see, or no longer see, the record that it shows', async () => {
    const watchers: Watcher[] = []
    for (const [email, type] of people) {
      const browser = platform.browser()
      const account = await browser.signInTo(email, type)
      const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
      onTestFinished(() => socket.close())
      await socket.ask({ type: 'subscribe', table: 'distributions', ids: [] })
      watchers.push({ account, socket })
    }
    const [investor, issuer] = watchers.map(({ account }) => account)
    const { rows } = await platform.db.pool.query<{ id: string; round: string }>(
      `select distributions.id, row_id as round from app_public.distributions
         join app_public.allocations on allocations.id = allocation_id
         join app_private.visible_rows on row_id = round_id and account_id = investor_id
       where investor_id = $1 and distributions.issuer_id = $2 limit 1`,
      [investor, issuer],
    )
    const [{ id, round }] = rows as [{ id: string; round: string }]

    await platform.db.pool.query(
      'delete from app_private.visible_rows where row_id = $1 and account_id = $2',
      [round, investor],
    )
    expect(await areTold(watchers, id)).toEqual([true, false])

    await platform.db.pool.query('select app_private.show($1, $2)', [investor, round])
    expect(await areTold(watchers, id)).toEqual([true, false])
  })
})
