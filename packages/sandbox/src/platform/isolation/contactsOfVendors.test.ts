import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { invest } from '../../testing/investments/invest.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const read = `query ($id: UUID!) {
  accountById(id: $id) { name contactName email supportEmail }
  allAccounts(condition: { id: $id }) { nodes { contactName supportEmail } }
  allUsersAccounts(filter: { accountId: { equalTo: $id } }) { nodes { id } }
  allUsers { nodes { id } }
}`

onEveryEngine('the contact of a vendor', (database) => {
  const readBy = async (actor: Actor, id: string) => {
    const { data, errors } = await database.ask(actor, read, { id })
    expect(errors).toBeUndefined()
    return data as {
      accountById: object | null
      allAccounts: { nodes: object[] }
      allUsersAccounts: { nodes: object[] }
      allUsers: { nodes: { id: string }[] }
    }
  }
  const halden = {
    name: 'Halden Biologics, Inc.',
    contactName: expect.stringMatching(/./) as string,
    email: 'hello@haldenbio.example',
    supportEmail: 'support@haldenbio.example',
  }

  it.each([
    ['a broker that it has invited', { userId: userIds.broker, accountId: accountIds.larkspur }],
    ['an investor that holds its units', { userId: userIds.investor, accountId: accountIds.maren }],
  ])('is read by %s, and none of the people who act for it', async (_, actor) => {
    const seen = await readBy(actor, accountIds.halden)

    expect(seen.accountById).toEqual(halden)
    expect(seen.allUsersAccounts.nodes).toEqual([])
    expect(seen.allUsers.nodes.map(({ id }) => id)).not.toContain(userIds.issuer)
  })

  it('is read by an investor once it has invested, of the issuer and of the seller', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database)
    expect((await readBy(investor, accountIds.larkspur)).accountById).toBeNull()
    await invest(database, investor, { offeringId })

    for (const vendor of [accountIds.halden, accountIds.larkspur]) {
      const seen = await readBy(investor, vendor)
      expect(seen.accountById).toMatchObject({ contactName: halden.contactName })
      expect(seen.allUsersAccounts.nodes).toEqual([])
      expect(seen.allUsers.nodes).toHaveLength(1)
    }
  })

  it('is read by no stranger: neither an investor, nor a broker or an issuer without a relation', async () => {
    const strangers = [
      await anInvestor(database),
      await anInvestor(database, { type: 'broker' }),
      await anInvestor(database, { type: 'issuer' }),
    ]
    const { accountId } = await aVendor(database)
    for (const stranger of strangers)
      for (const vendor of [accountIds.halden, accountIds.larkspur, accountId]) {
        const seen = await readBy(stranger, vendor)
        expect(seen.accountById).toBeNull()
        expect(seen.allAccounts.nodes).toEqual([])
        expect(seen.allUsersAccounts.nodes).toEqual([])
      }
  })
})
