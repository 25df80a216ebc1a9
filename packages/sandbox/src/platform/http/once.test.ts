import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import type { Browser } from '../../testing/server/aBrowser.ts'

const invest = `mutation ($input: InvestorMakeDistributionInput!) {
  investorMakeDistribution(input: $input) { distribution { id amount } code }
}`

describe('a write that must happen once', () => {
  const platform = aPlatform()
  const write = (browser: Browser, key: string, amount: string, offeringId: string, price: string) =>
    browser.graphql(invest, {
      headers: { 'idempotency-key': key },
      variables: { input: { offeringId, amount, expectedPrice: price } },
    })

  it('gives the same answer to the same key and body, and refuses the key for another body', async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('new-investor@capstan.test')
    const { rows } = await platform.db.pool.query<{ id: string; price: string; amount: string }>(
      `select allocations.id, trim_scale(price)::text as price, trim_scale(coalesce(min_units, 10))::text as amount
         from app_public.allocations join app_public.rounds on rounds.id = round_id
        where allocations.status = 'active' and rounds.status = 'active'
          and app_private.is_open_today(allocations.opens_on, allocations.closes_on)
          and app_private.is_open_today(rounds.opens_on, rounds.closes_on) order by allocations.id limit 1`,
    )
    const { id, price, amount } = rows[0] ?? { id: '', price: '', amount: '' }

    const first = await write(browser, 'key-1', amount, id, price)
    const again = await write(browser, 'key-1', amount, id, price)
    const other = await write(browser, 'key-1', `${amount}0`, id, price)

    expect(first.errors).toBeUndefined()
    expect(again).toEqual(first)
    expect(other.errors?.[0]?.extensions.code).toBe('idempotency_conflict')
    expect(
      await platform.value(
        `select count(*) from app_public.distributions where investor_id = $1 and allocation_id = $2`,
        [account, id],
      ),
    ).toBe('1')
  })

  it.each([[''], ['with a space'], ['x'.repeat(201)]])('refuses the key %j', async (key) => {
    const browser = platform.browser()
    await browser.signInTo('new-investor@capstan.test')
    const answer = await browser.graphql('{ __typename }', { headers: { 'idempotency-key': key } })

    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'invalid_input'])
  })
})
