import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSecretKey } from '../../testing/aSecretKey.ts'

describe('the audit of the writes of routes', () => {
  const platform = aPlatform()
  const newest = async () => {
    const { rows } = await platform.db.pool.query<Record<string, unknown>>(
      `select operation, outcome, code, user_id, account_id from app_public.operations
       order by created_on desc limit 1`,
    )
    return rows[0]
  }

  it('holds the choice of a role with its account, and the refusal of one with the person alone', async () => {
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    const entry = { operation: 'chooseRole', user_id: userIds.investor }

    await browser.visit(`/authenticate/role/${accountIds.maren}`)
    expect(await newest()).toEqual({ ...entry, outcome: 'done', code: null, account_id: accountIds.maren })

    await browser.visit(`/authenticate/role/${accountIds.halden}`)
    expect(await newest()).toEqual({
      ...entry,
      outcome: 'refused',
      code: 'account_not_available',
      account_id: null,
    })
  })

  it('is not filled by a user who tries many accounts, or by a page of another site', async () => {
    const browser = platform.browser()
    await browser.signIn('many@capstan.test')
    const refused = () =>
      platform.value<string>(
        `select count(*) from app_public.operations join app_public.users on users.id = user_id
         where 'many@capstan.test' = any (emails) and outcome = 'refused'`,
      )
    for (const site of ['cross-site', 'same-site', 'none'])
      await browser.visit(`/authenticate/role/${accountIds.halden}`, { 'sec-fetch-site': site })
    expect(await refused()).toBe('0')

    for (let times = 0; times < 50; times += 1) await browser.visit(`/authenticate/role/${randomUUID()}`)
    expect(await refused()).toBe('5')
  })

  it('holds a token that a vendor asked for in vain', async () => {
    const key = 'sk_' + 'a'.repeat(24)
    await aSecretKey(platform.db, { secret: key, accountId: accountIds.larkspur })
    const answer = await platform.browser().ask('/api/v2/embed/sessions', {
      json: { account: randomUUID(), origins: ['https://invest.example.com'] },
      headers: { authorization: `Bearer ${key}` },
    })

    expect(answer.status).toBe(404)
    expect(await newest()).toEqual({
      operation: 'createEmbedSession',
      outcome: 'refused',
      code: 'not_found',
      user_id: null,
      account_id: accountIds.larkspur,
    })
  })
})
