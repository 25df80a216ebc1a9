import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anOffering } from '../../testing/anOffering.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'

const broker = { userId: userIds.broker, accountId: accountIds.larkspur }

onEveryEngine('investments added set by set', (database) => {
  /** What each way makes of the same rows of an allocation, and what is told. */
  async function outcome(call: string, allocationId: string, cells: object[]) {
    const rows = JSON.stringify(cells.map((each, index) => ({ row: index + 2, cells: each })))
    return database.as(broker, async (client) => {
      await client.query('reset role')
      await client.query('savepoint before')
      const told = await client.query(`select * from app_private.${call}('bulk_allocation', $1, $2)`, [
        allocationId,
        rows,
      ])
      const { rows: made } = await client.query(
        `select accounts.email, accounts.name, trim_scale(sold.amount) as amount, sold.status, sold.locked,
                sold.qualifications_complete, trim_scale(sold.paid_in_capital) as paid, trim_scale(prices.price) as price,
                sold.purchase_price_id = prices.id as is_purchase, payments.paid_on, notes.annotation,
                (select units from app_private.units_sold where allocation_id = $1) as units_sold
           from app_public.distributions as sold join app_public.accounts on accounts.id = sold.investor_id
           left join app_public.distribution_prices as prices on prices.distribution_id = sold.id
           left join app_public.distribution_payments as payments on payments.distribution_id = sold.id
           left join app_public.distribution_annotations as notes on notes.distribution_id = sold.id
          where sold.allocation_id = $1 order by accounts.email, sold.amount`,
        [allocationId],
      )
      await client.query('rollback to savepoint before')
      return { told: told.rows as unknown[], made: made as unknown[] }
    })
  }
  const good = [
    { email: 'one@cap.example', contactName: 'One', amount: '10' },
    {
      email: 'Two@cap.example',
      contactName: '',
      amount: '20.5',
      price: '3',
      paidInCapital: '7',
      paidOn: '2026-01-15',
    },
    { email: 'one@cap.example', contactName: 'One Again', amount: '1', note: ' Wire ', paidInCapital: '0' },
  ]
  const bad = [
    { email: 'three@cap.example', contactName: 'Three', amount: 'ten' },
    { email: 'nobody', contactName: 'Nobody', amount: '1' },
    { email: 'four@cap.example', contactName: 'Four', amount: '1', paidInCapital: '5' },
    { email: 'five@cap.example', contactName: 'Five', amount: '1', note: 'x'.repeat(5001) },
  ]

  it.each([
    ['all right', good, 0],
    ['wrong in some rows', [...good, ...bad], 4],
    ['beyond the round', [...good, { ...good[0], amount: '70' }, { ...good[0], amount: '2' }], 1],
  ])('are what they are one by one when they are %s', async (_, cells, problems) => {
    const { id } = await anOffering(database, { total: '100', price: '12.5' })

    const sets = await outcome('import_rows', id, cells)

    expect(sets).toEqual(await outcome('import_one_by_one', id, cells))
    expect(sets.told).toHaveLength(problems)
    expect(sets.made.length).toBe(cells.length - problems)
  })
})
