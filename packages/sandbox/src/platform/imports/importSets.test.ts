import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'

const actor = { userId: userIds.issuer, accountId: accountIds.halden }

onEveryEngine('contacts added set by set', (database) => {
  /** What each way makes of the same rows: contacts, their accounts' names, and what is told. */
  async function outcome(call: string, rows: { row: number; cells: object }[]) {
    return database.as(actor, async (client) => {
      await client.query('reset role')
      await client.query('savepoint before')
      const told = await client.query(`select * from app_private.${call}('bulk_customers', null, $1)`, [
        JSON.stringify(rows),
      ])
      const { rows: made } = await client.query(
        `select customers.email, customers.contact_name, accounts.name, accounts.email as account_email,
                accounts.created_on < app_private.now() as is_old,
                exists (select from app_private.visible_rows as links
                  where links.account_id = $1 and links.row_id = accounts.id) as is_shown
           from app_public.customers join app_public.accounts on accounts.id = investor_id
          where customers.account_id = $1 order by customers.email`,
        [actor.accountId],
      )
      await client.query('rollback to savepoint before')
      return { told: told.rows as unknown[], made: made as unknown[] }
    })
  }

  it('are what they are one by one, whatever is wrong with some of them', async () => {
    const [known] = await database.rows<{ email: string }>(
      'select email from app_public.customers where account_id = $1 limit 1',
      [actor.accountId],
    )
    const [stranger] = await database.rows<{ email: string }>(
      `select email from app_public.accounts where type = 'investor' and email is not null and not exists (
         select from app_public.customers where account_id = $1 and investor_id = accounts.id) limit 1`,
      [actor.accountId],
    )
    const cells = [
      { name: 'New One', email: 'new@sets.example' },
      { name: ' Spaces ', email: ' SPACES@Sets.Example ' },
      { name: 'Known Already', email: known?.email },
      { name: 'Of Another', email: stranger?.email.toUpperCase() },
      { name: 'New Again', email: 'NEW@sets.example' },
      { name: '', email: 'nameless@sets.example' },
      { name: 'Nowhere', email: 'nowhere' },
      { name: 'x'.repeat(201), email: 'long@sets.example' },
      { name: 'Nobody' },
    ]
    const rows = cells.map((each, index) => ({ row: index + 2, cells: each }))

    const sets = await outcome('import_rows', rows)

    expect(sets).toEqual(await outcome('import_one_by_one', rows))
    expect(sets.told).toHaveLength(4)
  })
})
