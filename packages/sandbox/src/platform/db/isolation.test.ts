import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds, distributionIds, offeringIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const actors: Record<string, Actor> = {
  issuer: { userId: userIds.issuer, accountId: accountIds.halden },
  broker: { userId: userIds.broker, accountId: accountIds.larkspur },
  agent: { userId: userIds.agent, accountId: accountIds.brightwater },
  ats: { userId: userIds.ats, accountId: accountIds.northgate },
  investor: { userId: userIds.investor, accountId: accountIds.maren },
  admin: { userId: userIds.admin, accountId: accountIds.operations },
}
const kinds = Object.keys(actors)

const owned = [
  'distributions',
  'processes',
  'steps',
  'distribution_prices',
  'distribution_payments',
  'distribution_qualifications',
  'distribution_annotations',
  'distribution_custom_fields',
  'vesting_schedules',
  'holdings',
]

/** The owners of the rows of a table, where they differ from the three of an investment. */
const ownersOf: Record<string, string> = {
  holdings: '(investor_id, issuer_id, broker_id)',
  distributions: '(investor_id, issuer_id, owner_id, agent_id)',
  // A broker's notes, fields, prices and payments of its investors are not shown to the issuer of the round.
  distribution_annotations: '(investor_id, owner_id)',
  distribution_custom_fields: '(investor_id, owner_id)',
  distribution_prices: '(investor_id, owner_id)',
  distribution_payments: '(investor_id, owner_id)',
}

onEveryEngine('isolation', (database) => {
  const as = (kind: string) => actors[kind] ?? { userId: '', accountId: null }
  const seen = (actor: Actor, table: string) =>
    database.as(
      actor,
      async (client) => (await client.query<{ id: string }>(`select id from app_public.${table}`)).rows,
    )

  it.each(kinds)('shows %s only its own investments', async (kind) => {
    const { accountId } = as(kind)
    for (const table of owned) {
      const owners = ownersOf[table] ?? '(investor_id, issuer_id, owner_id)'
      const own = await database.rows(`select id from app_public.${table} where $1 in ${owners}`, [accountId])
      const rows = await seen(as(kind), table)
      expect([table, rows.map(({ id }) => id).sort()]).toEqual([table, own.map(({ id }) => id).sort()])
    }
  })

  it('is not empty: the issuer, the broker and the investor each have some of everything', async () => {
    for (const kind of ['issuer', 'broker', 'investor']) {
      expect((await seen(as(kind), 'distributions')).length).toBeGreaterThan(0)
      expect((await seen(as(kind), 'steps')).length).toBeGreaterThan(0)
      expect((await seen(as(kind), 'accounts')).length).toBeGreaterThan(1)
      expect((await seen(as(kind), 'rounds')).length).toBeGreaterThan(0)
    }
  })

  it.each(kinds)('lets %s write no row, own or foreign', async (kind) => {
    const writes = [
      `update app_public.steps set status = 'complete'`,
      `update app_public.distributions set qualifications_complete = true`,
      `update app_public.accounts set type = 'admin'`,
      `insert into app_public.accounts (type, name) values ('issuer', 'Mine')`,
      `delete from app_public.holdings`,
      `select * from app_private.tax_ids`,
      `select * from app_private.sessions`,
    ]
    for (const write of writes) {
      await expect(database.as(as(kind), (client) => client.query(write))).rejects.toThrow(
        'permission denied',
      )
    }
  })

  it.each(kinds)('gives %s the same answer for a foreign id and for none', async (kind) => {
    const stranger = await anInvestor(database)
    const [foreign] = await database.rows<Record<string, string>>(
      `select d.id as distribution, d.process_id as process,
         (select id from app_public.steps where process_id = d.process_id limit 1) as step,
         (select id from app_public.holdings where investor_id <> $2 and issuer_id <> $2 limit 1) as holding
       from app_public.distributions d
       where process_id is not null and $1 not in (investor_id, issuer_id, owner_id)
         and investor_id <> $2 and issuer_id <> $2 and owner_id <> $2 limit 1`,
      [as(kind).accountId, as(kind).accountId],
    )
    const ids = { account: stranger.accountId, user: stranger.userId, ...foreign }
    for (const [type, id] of Object.entries(ids)) {
      const ask = (id: string) =>
        database.ask(as(kind), `query ($id: UUID!) { row: ${type}ById(id: $id) { id } }`, { id })
      expect(await ask(id)).toEqual({ data: { row: null } })
      expect(await ask(id)).toEqual(await ask(randomUUID()))
    }
  })

  it('shows nothing but lookups to a person without an account', async () => {
    const withoutAccount = { userId: userIds.investor, accountId: null }
    for (const table of [...owned, 'allocations', 'rounds', 'assets', 'securities', 'parties', 'addresses']) {
      expect([table, await seen(withoutAccount, table)]).toEqual([table, []])
    }
    expect(await seen(withoutAccount, 'countries')).toHaveLength(249)
    expect(await seen(withoutAccount, 'accounts')).toEqual([{ id: accountIds.maren }])
  })

  it('shows a person themself and the delegates of the account they act for', async () => {
    const halden = [userIds.issuer, userIds['issuer-admin'], userIds['issuer-viewer'], userIds.many].sort()
    expect((await seen(as('issuer'), 'users')).map(({ id }) => id).sort()).toEqual(halden)
    expect((await seen({ userId: userIds.many, accountId: null }, 'users')).map(({ id }) => id)).toEqual([
      userIds.many,
    ])
  })

  it('shows an investor the last four digits of their own tax id only', async () => {
    const document = `query ($id: UUID!) { accountById(id: $id) { name taxShort taxNotApplicable } }`
    const ask = (kind: string) => database.ask(as(kind), document, { id: accountIds.maren })
    expect((await ask('investor')).data?.accountById).toEqual({
      name: 'Maren Okafor',
      taxShort: '0001',
      taxNotApplicable: false,
    })
    expect((await ask('issuer')).data?.accountById).toEqual({
      name: 'Maren Okafor',
      taxShort: null,
      taxNotApplicable: null,
    })
  })

  it('shows an investor the round, asset and issuer of their investments', async () => {
    const document = `query ($id: UUID!) { distributionById(id: $id) { allocationByAllocationId {
      accountByOwnerId { name } roundByRoundId { name assetByAssetId { name accountByIssuerId { name } } } } } }`
    const { data } = await database.ask(as('investor'), document, { id: distributionIds.onboarding })
    expect(data?.distributionById).toEqual({
      allocationByAllocationId: {
        accountByOwnerId: { name: 'Larkspur Securities LLC' },
        roundByRoundId: {
          name: 'Series B',
          assetByAssetId: {
            name: 'Halden Biologics Preferred',
            accountByIssuerId: { name: 'Halden Biologics, Inc.' },
          },
        },
      },
    })
    const stranger = await anInvestor(database)
    const { data: none } = await database.ask(
      stranger,
      `query ($id: UUID!) { allocationById(id: $id) { id } }`,
      {
        id: offeringIds['series-b'],
      },
    )
    expect(none).toEqual({ allocationById: null })
  })
})
