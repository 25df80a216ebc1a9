import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { askToChange, askToWithdraw } from '../../testing/investments/changeInvestment.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { invest } from '../../testing/investments/invest.ts'
import { askToDistribute, makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onPostgres } from '../../testing/database/onEveryEngine.ts'

const noActor = { userId: '', accountId: null }
const fifty = Array.from({ length: 50 }, (_, index) => index)

onPostgres('fifty connections at once', (database) => {
  it('make one investment, and one account, of one new e-mail', async () => {
    const allocation = await anAllocation(database)
    const input = { accountEmail: `${randomUUID()}@investors.example`, amount: '1' }
    const answers = await Promise.all(
      fifty.map(() => askToDistribute(database, allocation.owner.as(), allocation, input)),
    )
    expect(answers.filter((answer) => !codeOf(answer))).toHaveLength(1)
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'already_open']))
    const accounts = await database.rows('select id from app_public.accounts where email = $1', [
      input.accountEmail,
    ])
    // proves CALL-083
    expect(accounts).toHaveLength(1)
  })

  it('never buy more than the round has, over two allocations and two ways to buy', async () => {
    // 95 units at 10 each: nine fit.
    const first = await anAllocation(database, { total: '95' })
    const second = await anAllocation(database)
    await database.rows('update app_public.allocations set round_id = $2 where id = $1', [
      second.id,
      first.roundId,
    ])
    const investors = await Promise.all(fifty.slice(25).map(() => anInvestor(database)))
    const buy = `mutation ($id: UUID!) {
      investorMakeDistribution(input: { offeringId: $id, amount: "10" }) { distribution { id } } }`
    const answers = await Promise.all([
      ...investors.map((investor) => database.ask(investor, buy, { id: first.id })),
      ...fifty.slice(25).map(() => askToDistribute(database, second.owner.as(), second)),
    ])
    expect(answers.filter((answer) => !codeOf(answer))).toHaveLength(9)
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'offering_sold_out']))
    const [sold] = await database.rows(
      `select trim_scale(sum(amount))::text as units from app_public.distributions
       where allocation_id in ($1, $2) and status <> 'deleted'`,
      [first.id, second.id],
    )
    // proves CALL-083, CALL-109
    expect(sold).toEqual({ units: '90' })
  })

  it('never raise the sold units beyond the allocation', async () => {
    // 40 of 100 units sold in four: 60 are left, enough for three that grow from 10 to 30.
    const allocation = await anAllocation(database, { units: '100' })
    const made = await Promise.all(fifty.slice(0, 4).map(() => makeDistribution(database, allocation)))
    const grow = `mutation ($id: UUID!) {
      updateDistributionById(input: { id: $id, patch: { amount: "30" } }) { distribution { id } } }`
    const answers = await Promise.all(
      fifty.map((index) => database.ask(allocation.owner.as(), grow, { id: made[index % 4]?.id })),
    )
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'offering_sold_out']))
    const [sold] = await database.rows(
      `select trim_scale(sum(amount))::text as units from app_public.distributions where allocation_id = $1`,
      [allocation.id],
    )
    // proves CALL-084
    expect(sold).toEqual({ units: '100' })
  })

  it('change one investment in two tabs, and never take more than is left', async () => {
    // 40 of 100 units are held in four: 60 are left, for each of which 50 tabs ask at once.
    const { id: offeringId } = await anOffering(database, { total: '100' })
    const investors = await Promise.all(fifty.slice(0, 4).map(() => anInvestor(database)))
    const made = await Promise.all(investors.map((investor) => invest(database, investor, { offeringId })))
    const answers = await Promise.all(
      fifty.map((index) =>
        askToChange(database, investors[index % 4] ?? noActor, {
          distributionId: made[index % 4]?.distribution.id ?? '',
          amount: '30',
        }),
      ),
    )
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'amount_out_of_range']))
    const [sold] = await database.rows(
      'select trim_scale(sum(amount))::text as units from app_public.distributions where allocation_id = $1',
      [offeringId],
    )
    expect(sold).toEqual({ units: '100' })
  })

  it('withdraw one investment once, also if two tabs change it meanwhile', async () => {
    const { id: offeringId } = await anOffering(database, { total: '100' })
    const investor = await anInvestor(database)
    const { distribution } = await invest(database, investor, { offeringId, amount: '80' })
    const answers = await Promise.all(
      fifty.map((index) =>
        index % 2
          ? askToWithdraw(database, investor, distribution.id)
          : askToChange(database, investor, { distributionId: distribution.id, amount: '90' }),
      ),
    )
    const withdrawn = answers.filter((answer, index) => index % 2 && !codeOf(answer))
    expect(withdrawn).toHaveLength(1)
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'distribution_deleted']))
    const again = await invest(database, await anInvestor(database), { offeringId, amount: '100' })
    expect(again.code).toBeNull()
  })

  it('set one price a currency', async () => {
    const allocation = await anAllocation(database)
    const { id } = await makeDistribution(database, allocation)
    const price = `mutation ($id: UUID!) { createDistributionPrice(input: { distributionPrice: {
      distributionId: $id, price: "11", currency: 2 } }) { distributionPrice { id } } }`
    const answers = await Promise.all(fifty.map(() => database.ask(allocation.owner.as(), price, { id })))
    expect(answers.filter((answer) => !codeOf(answer))).toHaveLength(1)
    // proves CALL-087
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'price_exists']))
  })

  it('lose no payment: the paid-in amount is their sum', async () => {
    const allocation = await anAllocation(database)
    const { id } = await makeDistribution(database, allocation)
    const pay = `mutation ($id: UUID!) { createDistributionPayment(input: { distributionPayment: {
      distributionId: $id, amount: "0.1", paidOn: "2026-01-15" } }) { distributionPayment { id } } }`
    const answers = await Promise.all(fifty.map(() => database.ask(allocation.owner.as(), pay, { id })))
    expect(answers.filter(codeOf)).toEqual([])
    const [paid] = await database.rows(
      'select trim_scale(paid_in_capital)::text as total from app_public.distributions where id = $1',
      [id],
    )
    // 50 × 0.1
    // proves CALL-088
    expect(paid).toEqual({ total: '5' })
  })

  it('ask for each qualification once, in the order 1 to n', async () => {
    const allocation = await anAllocation(database, { asks: 1 })
    const { id } = await makeDistribution(database, allocation)
    const ask = `mutation ($id: UUID!, $ids: [UUID]!) { makeDistributionQualifications(input: {
      distributionId: $id, vendorQualificationIds: $ids }) { distributionQualifications { id executeOrder } } }`
    const { qualifications } = allocation
    const answers = await Promise.all(
      fifty.map((index) =>
        database.ask(allocation.owner.as(), ask, {
          id,
          ids: [qualifications[index % 5], qualifications[(index * 3) % 5]],
        }),
      ),
    )
    expect(answers.filter(codeOf)).toEqual([])
    const rows = await database.rows<{ execute_order: number }>(
      `select execute_order, (select count(*) from app_public.steps where process_id = d.process_id)::int as steps
       from app_public.distribution_qualifications q join app_public.distributions d on d.id = distribution_id
       where distribution_id = $1 order by execute_order`,
      [id],
    )
    // proves CALL-096, CALL-098
    expect(rows).toEqual([1, 2, 3, 4, 5].map((execute_order) => ({ execute_order, steps: 5 })))
  })
})
