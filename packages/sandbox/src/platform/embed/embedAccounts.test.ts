import { describe, expect, it } from 'vitest'
import { demoSecretKey } from '../../../seed/embedKeys.ts'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'

const page = 'https://invest.larkspur.example'

describe('an account that a vendor’s server makes', () => {
  const platform = aPlatform()
  const make = async (json: object, headers: Record<string, string> = {}) => {
    const answer = await platform.browser().ask('/api/v2/embed/accounts', {
      json,
      headers: { authorization: `Bearer ${demoSecretKey}`, ...headers },
    })
    return { status: answer.status, ...((await answer.json()) as { account: string; errors?: object[] }) }
  }

  it('is set up and invested with in the vendor’s own pages', async () => {
    const { status, account } = await make({ email: 'Rosa@new.example', name: 'Rosa Lind' })
    const { token, consent } = await askForToken(platform.url, { account, origins: [page] })
    const answer = await platform.browser().ask('/api/v2/graphql', {
      json: {
        query:
          '{ getUsersData { user { firstName emails } account { id name email setup } userAccount { role } } }',
      },
      headers: { authorization: `Bearer ${token}`, origin: page },
    })

    expect([status, consent]).toEqual([201, 'not_needed'])
    expect(await answer.json()).toEqual({
      data: {
        getUsersData: {
          user: { firstName: 'Rosa', emails: [] },
          account: { id: account, name: 'Rosa Lind', email: 'rosa@new.example', setup: false },
          userAccount: { role: 'account_owner' },
        },
      },
    })
  })

  it('is made once an e-mail, and is a contact of the vendor', async () => {
    const { account } = await make({ email: 'once@new.example', name: 'Once' })

    expect((await make({ email: ' ONCE@new.example', name: 'Again' })).account).toBe(account)
    expect(
      await platform.value(
        'select contact_name from app_public.customers where account_id = $1 and investor_id = $2',
        [accountIds.larkspur, account],
      ),
    ).toBe('Once')
  })

  it('is never the own account of a person, whose email it may be', async () => {
    const { account } = await make({ email: 'terms@capstan.test', name: 'Typed' })
    expect(account).not.toBe(accountIds.terms)
  })

  it.each([
    [{}, {}, 400],
    [{ email: 'nowhere', name: 'Rosa' }, {}, 400],
    [{ email: 'rosa@new.example', name: ' ' }, {}, 400],
    [{ email: ['rosa@new.example'], name: 5 }, {}, 400],
    [{ email: 'rosa@new.example', name: 'Rosa' }, { authorization: 'Bearer sk_test_nobody_0123456789' }, 401],
    [{ email: 'rosa@new.example', name: 'Rosa' }, { origin: page }, 403],
  ])('is refused with %j by %j', async (json, headers, status) => {
    expect((await make(json, headers)).status).toBe(status)
  })

  it('is in the vendor’s audit', async () => {
    await make({ email: 'audited@new.example', name: 'Audited' })
    const { rows } = await platform.db.pool.query(
      `select operation, outcome, account_id from app_public.operations order by created_on desc limit 1`,
    )
    expect(rows).toEqual([
      { operation: 'createEmbedAccount', outcome: 'done', account_id: accountIds.larkspur },
    ])
  })
})
