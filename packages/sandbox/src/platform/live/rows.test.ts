import { expect, it, onTestFinished } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { aSocket, framesUntilQuiet, type Watcher } from '../../testing/server/aSocket.ts'

aPlatformOnEveryEngine('a list', (platform) => {
  const run = (sql: string, values: unknown[] = []) => platform.db.pool.query(sql, values)

  /** Opens an account that watches lists, after all earlier updates. */
  async function aWatcher(email: string, tables: string[], type?: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(email, type)
    const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    for (const table of tables) await socket.ask({ type: 'subscribe', table, ids: [] })
    onTestFinished(() => socket.close())
    return { account, socket }
  }
  const all = (watcher: Watcher) => framesUntilQuiet(platform.db, watcher)

  it('receives a row that left it as gone, at the last version that could be read, and the new owner’s list receives the row', async () => {
    const [old, next] = [
      await aWatcher('investor@capstan.test', ['distributions'], 'investor'),
      await aWatcher('new-investor@capstan.test', ['distributions']),
    ]
    const { rows } = await run(
      `update app_public.distributions set investor_id = $2 where id =
        (select id from app_public.distributions where investor_id = $1 and status = 'closed' limit 1) returning id, version`,
      [old.account, next.account],
    )
    const [{ id, version }] = rows as [{ id: string; version: string }]

    const row = { table: 'distributions', id: null }
    expect(await old.socket.next()).toEqual({
      ...row,
      version: Number(version) - 1,
      rows: [[id, Number(version) - 1, 1]],
    })
    expect(await next.socket.next()).toEqual({
      ...row,
      version: Number(version),
      rows: [[id, Number(version), 0]],
    })
  })

  it('receives a row that is visible by a link, a new link to it, and a removed link', async () => {
    const watcher = await aWatcher('new-investor@capstan.test', ['rounds', 'tranche_bond_data'])
    const stranger = await aWatcher('agent@capstan.test', ['rounds', 'tranche_bond_data'])
    const bond = await run('select id, round_id, version from app_public.tranche_bond_data limit 1')
    const [{ id: tranche, round_id: round, version: ofTranche }] = bond.rows as [
      { id: string; round_id: string; version: string },
    ]
    await run('delete from app_private.visible_rows where row_id = $1 and account_id = any($2)', [
      round,
      [watcher.account, stranger.account],
    ])
    await all(watcher)
    await all(stranger)

    await run('select app_private.show($1, $2)', [watcher.account, round])
    const version = Number(
      await platform.value('select version from app_public.rounds where id = $1', [round]),
    )
    const both = await all(watcher)
    expect(both).toContainEqual({ table: 'rounds', id: null, version, rows: [[round, version, 0]] })
    expect(both).toContainEqual({
      table: 'tranche_bond_data',
      id: null,
      version: Number(ofTranche),
      rows: [[tranche, Number(ofTranche), 0]],
    })
    await run('update app_public.rounds set version = version where id = $1', [round])
    expect(await all(watcher)).toEqual([
      { table: 'rounds', id: null, version: version + 1, rows: [[round, version + 1]] },
    ])
    await run('delete from app_private.visible_rows where row_id = $1 and account_id = $2', [
      round,
      watcher.account,
    ])
    expect(await all(watcher)).toContainEqual({
      table: 'rounds',
      id: null,
      version: version + 1,
      rows: [[round, version + 1, 1]],
    })
    expect(await all(stranger)).toEqual([])
  })

  it('receives a row as possibly new that was hidden and shown again at once', async () => {
    const watcher = await aWatcher('investor@capstan.test', ['rounds'], 'investor')
    const { rows } = await run(
      `select id, version from app_public.rounds join app_private.visible_rows on row_id = id
        where account_id = $1 order by id limit 1`,
      [watcher.account],
    )
    const [{ id, version }] = rows as [{ id: string; version: string }]
    await run(`with hidden as (delete from app_private.visible_rows where row_id = '${id}'
      and account_id = '${watcher.account}') select 1;
      select app_private.show('${watcher.account}', '${id}');
      update app_public.rounds set version = version where id = '${id}'`)

    const received = (await all(watcher)).flatMap(({ rows }) => rows as [string, number, number?][])
    expect(received.at(-1)).toEqual([id, Number(version) + 1, 0])
  })

  it('of documents receives a document that was deleted, although the links of its viewers were deleted first', async () => {
    const watcher = await aWatcher('investor@capstan.test', ['documents'], 'investor')
    const { rows } = await run(
      `select id, version from app_public.documents join app_private.document_viewers on document_id = id
        where account_id = $1 and uploaded_by <> $1 limit 1`,
      [watcher.account],
    )
    const [{ id, version }] = rows as [{ id: string; version: string }]
    await run('delete from app_public.documents where id = $1', [id])

    expect(await all(watcher)).toContainEqual(
      expect.objectContaining({ table: 'documents', rows: [[id, Number(version), 1]] }),
    )
  })

  it('receives a row that shows data of another row: a holding whose unit value changed', async () => {
    const watcher = await aWatcher('investor@capstan.test', ['holdings'], 'investor')
    const { rows } = await run(
      'select id, security_id, version from app_public.holdings where investor_id = $1 order by id limit 1',
      [watcher.account],
    )
    const [{ id, security_id: security, version }] = rows as [
      { id: string; security_id: string; version: string },
    ]
    await run('update app_public.securities set unit_value = unit_value + 1 where id = $1', [security])
    const [frame] = await all(watcher)
    expect(frame?.table).toBe('holdings')
    expect(frame?.rows).toContainEqual([id, Number(version)])

    await run(`update app_public.securities set ticker = ticker where id = $1`, [security])
    expect(await all(watcher)).toEqual([])
  })

  it('of processes receives one when a step of it fails that is not watched', async () => {
    const watcher = await aWatcher('investor@capstan.test', ['processes'], 'investor')
    const { rows } = await run(
      `select process_id as id, processes.version, steps.id as step from app_public.steps
         join app_public.processes on processes.id = process_id
       where steps.investor_id = $1 and steps.id is distinct from current_step order by 1, 3 limit 1`,
      [watcher.account],
    )
    const [{ id, version, step }] = rows as [{ id: string; version: string; step: string }]
    await run(`update app_public.steps set status = 'failed' where id = $1`, [step])

    const received = (await all(watcher)).flatMap((frame) => frame.rows)
    expect(received).toContainEqual([id, Number(version)])
  })

  it('of investments receives one when a step below a step of it is signed: it can no longer be changed', async () => {
    const watcher = await aWatcher('investor@capstan.test', ['distributions'], 'investor')
    const { rows } = await run(
      `select distributions.id, distributions.version, steps.id as step from app_public.distributions
         join app_public.steps using (process_id)
       where distributions.investor_id = $1 and distributions.status = 'open' order by 1, 3 limit 1`,
      [watcher.account],
    )
    const [{ id, version, step }] = rows as [{ id: string; version: string; step: string }]
    const beneath = await platform.value(
      `with process as (
         insert into app_public.processes (name, investor_id, issuer_id, owner_id, parent_step_id)
         select 'Beneath', investor_id, issuer_id, owner_id, id from app_public.steps where id = $1 returning id
       )
       insert into app_public.steps (process_id, "order", status, type, service, schema, render_attributes)
       select process.id, 1, 'in_progress', type, 'docusign', schema, render_attributes
       from app_public.steps, process where steps.id = $1 returning id`,
      [step],
    )
    await all(watcher)
    await run(`update app_public.steps set status = 'complete' where id = $1`, [beneath])

    const received = (await all(watcher)).flatMap((frame) => frame.rows)
    expect(received).toContainEqual([id, Number(version)])
  })

  it('of units at an address receives them when their holder is renamed', async () => {
    const watcher = await aWatcher('issuer@capstan.test', ['cap_table_entries'], 'issuer')
    const { rows } = await run(
      `select entries.id, entries.version, account_id as holder from app_public.cap_table_entries as entries
         join app_public.tokens on tokens.id = token_id
         join app_public.blockchain_addresses as addresses on addresses.id = blockchain_address_id
       where tokens.issuer_id = $1 and account_id is not null order by 1 limit 1`,
      [watcher.account],
    )
    const [{ id, version, holder }] = rows as [{ id: string; version: string; holder: string }]
    await run(`update app_public.accounts set name = name || '!' where id = $1`, [holder])

    const received = (await all(watcher)).flatMap((frame) => frame.rows)
    expect(received).toContainEqual([id, Number(version)])
  })

  it('receives that any row may have changed when a record shown in more than five hundred rows changed', async () => {
    const watcher = await aWatcher('investor@capstan.test', ['holdings'], 'investor')
    const security = await platform.value(
      'select security_id from app_public.holdings where investor_id = $1 order by id limit 1',
      [watcher.account],
    )
    await run(
      `insert into app_public.holdings (security_id, investor_id, amount, issued_on)
       select $1, $2, 0, '2026-01-01' from generate_series(1, 501)`,
      [security, watcher.account],
    )
    onTestFinished(() => void run('delete from app_public.holdings where amount = 0'))
    await all(watcher)
    await run('update app_public.securities set unit_value = unit_value + 1 where id = $1', [security])

    expect(await all(watcher)).toEqual([{ table: 'holdings', id: null, version: expect.any(Number) }])
  })

  it('of a vendor’s contact is sent to the vendor, and not to the investor', async () => {
    const investor = await aWatcher('investor@capstan.test', ['customers'], 'investor')
    const issuer = await aWatcher('issuer@capstan.test', ['customers'])
    await run(
      'update app_public.customers set contact_name = contact_name where account_id = $1 and investor_id = $2',
      [accountIds.halden, investor.account],
    )

    expect(await all(issuer)).toHaveLength(1)
    expect(await all(investor)).toEqual([])
  })

  it('receives that any row may have changed when more than five hundred did', async () => {
    const watcher = await aWatcher('issuer@capstan.test', ['customers'])
    const change = (count: number) =>
      run(
        `insert into app_public.customers (account_id, investor_id, created_on)
         select $1, made.id, app_private.now() from app_private.make_investors($2) as made (id)`,
        [watcher.account, count],
      )
    await run(`create function app_private.make_investors(count int) returns setof uuid language sql as $$
      insert into app_public.accounts (type, name, email, setup) select 'investor', 'I ' || n, n || '@i.example', true
      from generate_series(1, count) as n returning id $$`)
    onTestFinished(() => void run('drop function app_private.make_investors'))
    await change(500)
    const named = await all(watcher)
    expect(named.flatMap(({ rows }) => rows as unknown[])).toHaveLength(500)
    expect(JSON.stringify(named[0]).length).toBeLessThan(30_000)
    // PostgreSQL delivers the notifications of a transaction in parts, and the first may be pushed before the last arrives.
    await change(1200)

    const frames = await all(watcher)
    expect(frames).toContainEqual({ table: 'customers', id: null, version: 1 })
    for (const { rows = [] } of frames) expect((rows as unknown[]).length).toBeLessThanOrEqual(500)
  })

  it('receives a hundred changes of one row in two frames, with the last of them', async () => {
    const watcher = await aWatcher('investor@capstan.test', ['distributions'], 'investor')
    const id = await platform.value(
      'select id from app_public.distributions where investor_id = $1 limit 1',
      [watcher.account],
    )
    await run(`do $$ begin for i in 1..100 loop
      update app_public.distributions set version = version where id = '${id}'; end loop; end $$`)
    const version = Number(
      await platform.value('select version from app_public.distributions where id = $1', [id]),
    )

    const frames = await all(watcher)
    expect(frames.length).toBeLessThanOrEqual(2)
    expect(frames.at(-1)).toEqual({ table: 'distributions', id: null, version, rows: [[id, version]] })
  })

  it('receives a row it subscribed to before it became visible; a client that cannot see it receives nothing', async () => {
    const watcher = await aWatcher('new-investor@capstan.test', [])
    const stranger = await aWatcher('agent@capstan.test', [])
    const round = await platform.value<string>('select id from app_public.rounds order by id limit 1')
    await run('delete from app_private.visible_rows where row_id = $1 and account_id = any($2)', [
      round,
      [watcher.account, stranger.account],
    ])
    for (const { socket } of [watcher, stranger])
      expect(await socket.ask({ type: 'subscribe', table: 'rounds', ids: [round] })).toMatchObject({
        ids: [],
      })

    await run('select app_private.show($1, $2)', [watcher.account, round])

    const version = Number(
      await platform.value('select version from app_public.rounds where id = $1', [round]),
    )
    expect(await all(watcher)).toEqual([{ table: 'rounds', id: round, version }])
    expect(await all(stranger)).toEqual([])
  })

  it('receives the removal of a watched row, and no version of it until it is visible again', async () => {
    const { account, socket } = await aWatcher('investor@capstan.test', [], 'investor')
    const id = await platform.value(
      `select id from app_public.distributions where investor_id = $1 and status = 'closed' limit 1`,
      [account],
    )
    await socket.ask({ type: 'subscribe', table: 'distributions', ids: [id] })
    const give = (to: string) =>
      run('update app_public.distributions set investor_id = $2 where id = $1', [id, to])
    await give(accountIds.idris)
    await run('update app_public.distributions set version = version where id = $1', [id])
    expect(await all({ account, socket })).toEqual([{ table: 'distributions', id, gone: 1 }])

    await give(account)
    const version = Number(
      await platform.value('select version from app_public.distributions where id = $1', [id]),
    )
    expect(await all({ account, socket })).toEqual([{ table: 'distributions', id, version }])
  })
})
