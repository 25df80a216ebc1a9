import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

onEveryEngine('what an investor answered, on the page of a vendor', (database) => {
  async function anAnsweredInvestor() {
    const investor = await anInvestor(database)
    const [asked, other] = [await aVendor(database), await aVendor(database)]
    for (const { accountId } of [asked, other])
      await database.rows(
        `insert into app_public.instanced_account_informations (account_id, investor_id, key, field, value, answer)
         values ($1, $2, 'wealth', 'Source of wealth', $1::uuid::text, '"x"')`,
        [accountId, investor.accountId],
      )
    return { investor, asked, other }
  }
  const valuesOf = async (actor: Actor) => {
    const { data } = await database.ask(actor, '{ allInstancedAccountInformations { nodes { value } } }')
    return (data?.allInstancedAccountInformations as { nodes: { value: string }[] }).nodes.map(
      ({ value }) => value,
    )
  }

  it('are the answers to that vendor only', async () => {
    const { investor, asked, other } = await anAnsweredInvestor()

    const both = [asked.accountId, other.accountId].sort()
    expect((await valuesOf(investor)).sort()).toEqual(both)
    // proves QANS-001
    for (const { accountId } of [asked, other])
      expect(await valuesOf({ ...investor, sessionKind: 'embed', embedVendorId: accountId })).toEqual([
        accountId,
      ])
  })

  it('are shown to the vendor in its own account, too', async () => {
    const { asked } = await anAnsweredInvestor()
    const desk = asked.as()

    expect(await valuesOf(desk)).toEqual([asked.accountId])
    expect(await valuesOf({ ...desk, sessionKind: 'embed', embedVendorId: asked.accountId })).toEqual([
      asked.accountId,
    ])
  })
})
