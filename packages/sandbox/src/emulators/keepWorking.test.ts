import { describe, expect, it, vi } from 'vitest'
import { setTimeout } from 'node:timers/promises'
import { roundIds } from '../../seed/ids.ts'
import { aPlatform } from '../testing/server/aPlatform.ts'
import { quotesAt } from './exchange/quotes.ts'
import { keepWorking } from './keepWorking.ts'

describe('long work', () => {
  const platform = aPlatform()
  const eventually = async (sql: string, expected: unknown) => {
    const until = Date.now() + 15_000
    let value: unknown
    while (Date.now() < until && value !== expected) {
      await setTimeout(100)
      value = await platform.value(sql)
    }
    return value
  }

  it('is done by the server automatically: a token deployed, its holdings minted, a distribution issued', async () => {
    const browser = platform.browser()
    await browser.signInTo('issuer@capstan.test')
    const token = await platform.value('select id from app_public.tokens where round_id = $1', [
      roundIds['series-b'],
    ])
    const made = await browser.graphql(
      `mutation { makeToken(input: { _tokenId: "${token}", _name: "Halden B", _symbol: "HLDB", _chain: "ethereum-capstan" }) {
         token { currentContract { id } } } }`,
    )
    const { id } = (made.data?.makeToken as { token: { currentContract: { id: string } } }).token
      .currentContract
    await browser.graphql(
      `mutation { deployContract(input: { _contractId: "${id}" }) { contract { status } } }`,
    )
    const distribution = await platform.value(
      `select distributions.id from app_public.distributions join app_public.allocations on allocations.id = allocation_id
       where round_id = $1 and distributions.status = 'closed' and not locked limit 1`,
      [roundIds['series-b']],
    )
    await browser.graphql(
      `mutation { makeTaRequestDistributionIssuances(input: { distributionIds: ["${distribution}"] }) { clientMutationId } }`,
    )

    expect(await eventually(`select status from app_public.contracts where id = '${id}'`, 'deployed')).toBe(
      'deployed',
    )
    const approved = `select issuance_status from app_public.distributions where id = '${distribution}'`
    expect(await eventually(approved, 'approved')).toBe('approved')
    const holding = await platform.value('select id from app_public.holdings where distribution_id = $1', [
      distribution,
    ])
    await browser.graphql(
      `mutation { tokenizeHoldings(input: { holdingIds: ["${holding}"] }) { holdings { id } } }`,
    )
    expect(await eventually(`select status from app_public.contracts where id = '${id}'`, 'issued')).toBe(
      'issued',
    )
    expect(await platform.value('select count(*)::int from app_private.jobs')).toBe(0)
  })

  it('rests while there is nothing to do', async () => {
    await platform.value('delete from app_private.jobs')
    expect(await platform.value('select app_private.next_job_in()')).toBeNull()
    const asked = vi.spyOn(platform.db.pool, 'query')
    await setTimeout(500)

    const count = asked.mock.calls.filter(([text]) => String(text).includes('job')).length
    asked.mockRestore()
    // Earlier jobs may cause one more query; a busy loop causes hundreds.
    expect(count).toBeLessThan(5)
  })

  it('asks now and then for a job that another server is at', async () => {
    const asked = vi.spyOn(platform.db.pool, 'query')
    asked.mockImplementation(((text: string) =>
      Promise.resolve({ rows: [text.includes('run_job') ? { done: false } : { next: 0 }] })) as never)
    const stop = await keepWorking(platform.db)
    await setTimeout(500)
    const count = asked.mock.calls.filter(([text]) => String(text).includes('run_job')).length
    asked.mockRestore()
    await stop()

    expect(count).toBeGreaterThan(1)
    expect(count).toBeLessThan(25)
  })

  it('continues after a failed job, which is retried later', async () => {
    await platform.value(`select app_private.enqueue('no_such_job', gen_random_uuid(), '0 s')`)

    expect(
      await eventually(`select sql_state from app_private.jobs where kind = 'no_such_job'`, '42883'),
    ).toBe('42883')
    const [job] = (
      await platform.db.pool.query<{ attempts: number }>(
        `delete from app_private.jobs where kind = 'no_such_job' returning attempts`,
      )
    ).rows
    expect(job?.attempts).toBeGreaterThan(0)
  })

  it('quotes the coins every minute, with the time, a buyer paying more than a seller gets', async () => {
    expect(
      await platform.value(
        `select count(*)::int from app_public.exchange_prices where quoted_at > app_private.now() - interval '1 minute'`,
      ),
    ).toBe(2)

    for (const { buy, sell, spot } of quotesAt(new Date('2026-02-16T12:00:00Z'))) {
      expect(Number(buy)).toBeGreaterThan(Number(spot))
      expect(Number(spot)).toBeGreaterThan(Number(sell))
    }
  })
})
