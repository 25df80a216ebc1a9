import { expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { askToChange, askToWithdraw } from '../../testing/investments/changeInvestment.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { completeStep } from '../../testing/investments/completeStep.ts'
import { askToInvest, invest } from '../../testing/investments/invest.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('investorWithdrawDistribution', (database) => {
  it('frees the units, ends the steps and lets the investor begin anew', async () => {
    const { id: offeringId } = await anOffering(database, { total: '100' })
    const investor = await anInvestor(database)
    const { distribution } = await invest(database, investor, { offeringId, amount: '80' })
    const step = distribution.processByProcessId.shortSteps.nodes[0]?.id

    const { data } = await askToWithdraw(database, investor, distribution.id)

    expect(data?.investorWithdrawDistribution).toEqual({
      distribution: { id: distribution.id, status: 'deleted' },
    })
    expect(codeOf(await completeStep(database, investor, step))).toBe('step_not_current')
    const other = await askToInvest(database, await anInvestor(database), { offeringId, amount: '15' })
    expect(other.errors).toBeUndefined()
    const again = await invest(database, investor, { offeringId, amount: '85' })
    expect(again.code).toBeNull()
    expect(again.distribution.id).not.toBe(distribution.id)
  })

  it('notifies the seller by mail', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await askToWithdraw(database, investor, distribution.id)

    const mails = await database.rows<{ subject: string; html: string }>(
      `select subject, html from app_private.outbox
       where html like '%' || (select allocation_id from app_public.distributions where id = $1) || '%'
         and to_email = app_private.address_of($2)`,
      [distribution.id, accountIds.larkspur],
    )
    expect(mails).toEqual([
      {
        subject: 'An investment in Series B Preferred was withdrawn',
        html: expect.stringContaining(
          'Ida Test has withdrawn an investment of 10 units of Series B Preferred.',
        ) as string,
      },
    ])
  })

  it('takes back the papers that wait to be signed', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['sign'])
    await database.rows('select app_private.envelope_of_step($1)', [steps[0]])

    await askToWithdraw(database, investor, distribution.id)

    const waiting = `select from app_private.envelopes where about_step_id = $1 and status = 'sent'`
    expect(await database.rows(waiting, [steps[0]])).toEqual([])
  })

  it('is done once: afterwards nothing can be changed or withdrawn', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await askToWithdraw(database, investor, distribution.id)

    expect(codeOf(await askToWithdraw(database, investor, distribution.id))).toBe('distribution_deleted')
    const changed = await askToChange(database, investor, { distributionId: distribution.id, amount: '11' })
    expect(codeOf(changed)).toBe('distribution_deleted')
  })

  it('is refused for pending investments', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['acknowledge'])
    await completeStep(database, investor, steps[0])

    expect(codeOf(await askToWithdraw(database, investor, distribution.id))).toBe('investment_not_open')
  })

  it('works when the offering has closed meanwhile', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await database.rows(
      `update app_public.allocations set status = 'closed' from app_public.distributions
       where allocation_id = allocations.id and distributions.id = $1`,
      [distribution.id],
    )
    expect(codeOf(await askToWithdraw(database, investor, distribution.id))).toBeUndefined()
  })
})
