import { describe, expect, it } from 'vitest'
import { demoSecretKey } from '../../../seed/embedKeys.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import type { NewInvestor } from './newInvestor.ts'

describe('a new investor', () => {
  const platform = aPlatform()
  const make = async (json: object = {}) => {
    const answer = await platform.browser().ask('/sandbox/investors', { json })
    expect(answer.status).toBe(201)
    return (await answer.json()) as NewInvestor
  }

  it('signs in to an account that is set up and holds nothing', async () => {
    const investor = await make()
    const browser = platform.browser()

    expect(await browser.signInTo(investor.email)).toBe(investor.accountId)
    const { data } = await browser.graphql(
      '{ getUsersData { user { id pendingTermsOfService { id } } account { name setup } } allDistributions { totalCount } }',
    )
    expect(data).toEqual({
      getUsersData: {
        user: { id: investor.userId, pendingTermsOfService: null },
        account: { name: investor.name, setup: true },
      },
      allDistributions: { totalCount: 0 },
    })
  })

  it('has nothing set up and nothing accepted where that is asked for', async () => {
    const investor = await make({ setUp: false, terms: false })
    const browser = platform.browser()
    await browser.signInTo(investor.email)

    const { data } = await browser.graphql(
      '{ getUsersData { user { pendingTermsOfService { type } } account { setup } } }',
    )
    expect(data?.getUsersData).toEqual({
      user: { pendingTermsOfService: { type: 'html' } },
      account: { setup: false },
    })
  })

  it('is a customer the demo broker may ask a token for', async () => {
    const { accountId } = await make()
    const answer = await platform.browser().ask('/api/v2/embed/sessions', {
      headers: { authorization: `Bearer ${demoSecretKey}` },
      json: { account: accountId, origins: ['https://invest.larkspur.example'] },
    })
    expect(answer.ok).toBe(true)
  })

  it('is another person each time', async () => {
    const [one, other] = [await make(), await make()]
    expect(one.email).not.toBe(other.email)
    expect(one.accountId).not.toBe(other.accountId)
  })

  it('has a name that no other account begins with', async () => {
    const names: string[] = []
    for (let made = 0; made < 60; made += 1) names.push((await make()).name)

    const { rows } = await platform.db.pool.query<{ name: string }>('select name from app_public.accounts')
    for (const name of names)
      expect(rows.filter((other) => other.name.startsWith(name) || name.startsWith(other.name))).toHaveLength(
        1,
      )
  })

  it('is also created by a form, and described in a sentence', async () => {
    const answer = await platform.browser().ask('/sandbox/investors', {
      form: { setUp: 'false', terms: 'true' },
      headers: { accept: 'text/html' },
    })
    expect(await answer.text()).toMatch(/is here: sign in as investor-[0-9a-f]{8}@capstan\.test\./)
  })

  it('is made for no page of another site', async () => {
    const answer = await platform.browser().ask('/sandbox/investors', {
      json: {},
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
  })
})
