import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  accountIds,
  distributionIds,
  e2eAccountIds,
  e2eNewAccountIds,
  offeringIds,
  userIds,
} from '../../../seed/ids.ts'
import { demoSecretKey } from '../../../seed/embedKeys.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { seed } from './seed.ts'

onEveryEngine('seed', (database) => {
  const count = async (table: string) =>
    Number((await database.rows<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n)

  it('leaves a database alone that has accounts', async () => {
    const before = await count('app_public.accounts')
    await seed(database.db)
    expect(await count('app_public.accounts')).toBe(before)
  })

  it('has every id that tests and documents link to', async () => {
    const known: [string, string[]][] = [
      ['accounts', [...Object.values(accountIds), ...e2eAccountIds, ...e2eNewAccountIds]],
      ['users', Object.values(userIds)],
      ['allocations', Object.values(offeringIds)],
      ['distributions', Object.values(distributionIds)],
    ]
    for (const [table, ids] of known) {
      const rows = await database.rows(`select id from app_public.${table} where id = any($1)`, [ids])
      expect([table, rows.length]).toEqual([table, ids.length])
    }
  })

  it('has rounds in every status, some hundred investments and holdings, and none beyond its round', async () => {
    const statuses = await database.rows<{ status: string }>(
      'select distinct status from app_public.rounds order by 1',
    )
    expect(statuses.map(({ status }) => status)).toEqual(['active', 'closed', 'drafted', 'stale'])
    expect(await count('app_public.distributions')).toBeGreaterThan(250)
    expect(await count('app_public.holdings')).toBeGreaterThan(250)
    const oversold = await database.rows(
      `select rounds.name from app_public.rounds
       join app_public.allocations on round_id = rounds.id
       join app_public.distributions on allocation_id = allocations.id
       group by rounds.id having sum(amount) > rounds.total`,
    )
    expect(oversold).toEqual([])
  })

  it('has the terms accepted by all users but one', async () => {
    const pending = await database.rows<{ id: string }>(
      'select users.id from app_public.users, lateral app_private.pending_terms(users.id) as terms where terms.id is not null',
    )
    expect(pending).toEqual([{ id: userIds.terms }])
  })

  it('gives Maren Okafor the portfolio of the pictures', async () => {
    const held = await database.rows<{ value: string }>(
      `select trim_scale(sum(amount * unit_value))::text as value from app_public.holdings
       join app_public.securities on securities.id = security_id where investor_id = $1`,
      [accountIds.maren],
    )
    expect(held).toEqual([{ value: '157995' }])
    const steps = await database.rows<{ status: string }>(
      `select steps.status from app_public.steps join app_public.distributions using (process_id)
       where distributions.id = $1 order by "order"`,
      [distributionIds.onboarding],
    )
    expect(steps.map(({ status }) => status)).toEqual([
      'complete',
      'complete',
      'in_progress',
      'not_started',
      'not_started',
    ])
  })

  it('keeps the demo broker’s key as a hash only', async () => {
    const hash = createHash('sha256').update(demoSecretKey).digest()
    expect(
      await database.rows(
        `select account_id from app_public.embed_keys
         join app_private.embed_key_secrets on embed_key_id = embed_keys.id where secret_hash = $1`,
        [hash],
      ),
    ).toEqual([{ account_id: accountIds.larkspur }])
  })
})
