import type { Browser } from '../server/aBrowser.ts'
import type { TestPlatform } from '../server/aPlatform.ts'

const mutation = `mutation ($input: InvestorMakeDistributionInput!) {
  investorMakeDistribution(input: $input) { distribution { id processId } code }
}`

/** An investment that has just begun. */
export interface TestInvestment {
  distributionId: string
  processId: string
}

interface Made {
  investorMakeDistribution: { distribution: { id: string; processId: string } }
}

/** Invests in an open offering that asks for a step of a type. */
export async function anInvestment(
  platform: TestPlatform,
  browser: Browser,
  stepType: string,
): Promise<TestInvestment> {
  const { rows } = await platform.db.pool.query<{ id: string; price: string; amount: string }>(
    `select allocations.id, trim_scale(price)::text as price, trim_scale(coalesce(min_units, 10))::text as amount
       from app_public.allocations join app_public.rounds on rounds.id = round_id
      where allocations.status = 'active' and rounds.status = 'active'
        and app_private.is_open_today(allocations.opens_on, allocations.closes_on)
        and app_private.is_open_today(rounds.opens_on, rounds.closes_on)
        and exists (
          select from app_public.allocation_qualifications as wanted
            join app_private.step_templates using (vendor_qualification_id)
           where wanted.allocation_id = allocations.id and step_templates.type = $1
        )
      order by allocations.id limit 1`,
    [stepType],
  )
  const { id: offeringId, price: expectedPrice, amount } = rows[0] ?? {}
  const answer = await browser.graphql(mutation, {
    variables: { input: { offeringId, amount, expectedPrice } },
  })
  if (answer.errors) throw new Error(`Investing failed: ${answer.errors[0]?.message}`)
  const { id, processId } = (answer.data as unknown as Made).investorMakeDistribution.distribution
  return { distributionId: id, processId }
}

/** Brings an investment to its first step of a type; its providers complete the steps before. */
export async function reachStep(
  platform: TestPlatform,
  { processId }: TestInvestment,
  type: string,
): Promise<string> {
  const id = await platform.value(
    `select id from app_public.steps where process_id = $1 and type = $2 order by "order" limit 1`,
    [processId, type],
  )
  await platform.db.pool.query(
    `update app_public.steps set status = 'complete' where process_id = $1
      and "order" < (select "order" from app_public.steps where id = $2)`,
    [processId, id],
  )
  await platform.db.pool.query('update app_public.processes set current_step = $2 where id = $1', [
    processId,
    id,
  ])
  await platform.db.pool.query(`update app_public.steps set status = 'in_progress' where id = $1`, [id])
  return id
}
