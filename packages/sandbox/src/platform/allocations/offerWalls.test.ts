import { expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOffering, type OfferingOptions } from '../../testing/investments/anOffering.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const wall = `query ($wall: UUID) { offerWall(offerWallId: $wall, first: 500) {
  nodes { id offerWallId state isInvited opensOn closesOn classPrice } } }`
const invite = `mutation ($allocationId: UUID!, $investorId: UUID!) {
  inviteToOffering(input: { allocationId: $allocationId, investorId: $investorId }) { allocation { id } } }`

interface Offering {
  id: string
  state: string
  isInvited: boolean
}

onEveryEngine('an offer wall', (database) => {
  const read = async (actor: Actor, of: string | null = null): Promise<Offering[]> => {
    const { data } = await database.ask(actor, wall, { wall: of })
    return (data?.offerWall as { nodes: Offering[] }).nodes
  }
  const list = (id: string, status = 'active') =>
    database.rows('update app_public.allocations set listed = true, status = $2 where id = $1', [id, status])
  const listed = async ({ status, ...options }: OfferingOptions = {}) => {
    const { id } = await anOffering(database, options)
    await list(id, status)
    return id
  }
  const stateOf = async (options: OfferingOptions) => {
    const id = await listed(options)
    return (await read(await anInvestor(database), accountIds.larkspur)).find((each) => each.id === id)?.state
  }

  it('has listed offerings for every investor, and unlisted ones for invited investors', async () => {
    const allocation = await anAllocation(database, { owner: 'broker' })
    const { id, owner } = allocation
    const [invited, stranger] = [await anInvestor(database), await anInvestor(database)]
    await database.rows('insert into app_public.customers (account_id, investor_id) values ($1, $2)', [
      owner.accountId,
      invited.accountId,
    ])
    expect(await read(invited, owner.accountId)).toEqual([])

    const asked = { allocationId: id, investorId: invited.accountId }
    expect((await database.ask(owner.as('account_admin'), invite, asked)).errors).toBeUndefined()
    expect(await read(invited, owner.accountId)).toMatchObject([{ id, isInvited: true, state: 'open' }])
    expect(await read(stranger, owner.accountId)).toEqual([])

    await list(id)
    expect(await read(stranger, owner.accountId)).toMatchObject([{ id, isInvited: false }])
    expect((await read(stranger)).map((each) => each.id)).toContain(id)
    expect((await read(stranger, allocation.issuer.accountId)).map((each) => each.id)).not.toContain(id)
  })

  it('counts an investment that was prepared as an invitation', async () => {
    const allocation = await anAllocation(database)
    const { investorId } = await makeDistribution(database, allocation)
    const { userId } = await anInvestor(database)
    await database.rows(
      `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_admin')`,
      [userId, investorId],
    )

    expect(await read({ userId, accountId: investorId })).toContainEqual(
      expect.objectContaining({ id: allocation.id, isInvited: true }),
    )
  })

  it.each([
    ['open', { closes: 7 }],
    ['closing_soon', { closes: 6 }],
    ['closing_soon', { closes: 0 }],
    ['not_yet_open', { opens: 1, closes: 9 }],
    ['sold_out', { total: '0' }],
    ['sold_out', { total: '9', limits: ['10', null], closes: 30 } as OfferingOptions],
    [undefined, { closes: -1 }],
    [undefined, { status: 'drafted' }],
    [undefined, { status: 'closed' }],
    [undefined, { status: 'stale' }],
    [undefined, { roundStatus: 'drafted' }],
  ])('shows as %s an offering with %j', async (state, options) => {
    expect(await stateOf(options)).toBe(state)
  })

  it('begins with open offerings, the first to close first', async () => {
    const sold = await listed({ total: '0', closes: 3 })
    const later = await listed({ closes: 40 })
    const next = await listed({ opens: 2, closes: 9 })
    const soon = await listed({ closes: 2 })

    const ids = (await read(await anInvestor(database))).map(({ id }) => id)
    expect(ids.filter((id) => [sold, later, next, soon].includes(id))).toEqual([soon, later, next, sold])
  })

  it('is there for investors alone', async () => {
    await listed()
    const vendor = await aVendor(database, 'broker')

    expect(await read(vendor.as())).toEqual([])
    expect(await read(await anInvestor(database, { status: 'suspended' }))).toEqual([])
    expect(await read({ ...(await anInvestor(database)), accountId: null })).toEqual([])
  })

  it('shows the page of a vendor nothing of other vendors', async () => {
    const mine = await anAllocation(database)
    await list(mine.id)
    await listed()
    const onPage = {
      ...(await anInvestor(database)),
      sessionKind: 'embed' as const,
      embedVendorId: mine.owner.accountId,
    }

    expect((await read(onPage)).map(({ id }) => id)).toEqual([mine.id])
    expect(await read(onPage, accountIds.larkspur)).toEqual([])
  })
})

onEveryEngine('an invitation to an offering', (database) => {
  async function aContact() {
    const allocation = await anAllocation(database)
    const investor = await anInvestor(database)
    const email = `${investor.accountId}@example.com`
    await database.rows('update app_public.accounts set email = $2 where id = $1', [
      investor.accountId,
      email,
    ])
    await database.rows('insert into app_public.customers (account_id, investor_id) values ($1, $2)', [
      allocation.owner.accountId,
      investor.accountId,
    ])
    const ask = (actor: Actor, changes: object = {}) =>
      database.ask(actor, invite, { allocationId: allocation.id, investorId: investor.accountId, ...changes })
    const mails = () =>
      database.rows<{ html: string }>('select html from app_private.outbox where to_email = $1', [email])
    return { allocation, investor, ask, mails }
  }

  it('is mailed once, with the way to the offering', async () => {
    const { allocation, ask, mails } = await aContact()
    await ask(allocation.owner.as())
    await ask(allocation.owner.as())

    const sent = await mails()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.html).toContain(`/offer-wall/${allocation.owner.accountId}/offering/${allocation.id}`)
  })

  it('goes to the vendor’s own contacts alone, for its own active allocations', async () => {
    const { allocation, investor, ask, mails } = await aContact()
    const { owner, id } = allocation
    const stranger = await anInvestor(database)
    const other = await anAllocation(database)

    expect(codeOf(await ask(owner.as(), { investorId: stranger.accountId }))).toBe('not_found')
    expect(codeOf(await ask(owner.as(), { allocationId: other.id }))).toBe('not_found')
    expect(codeOf(await ask(owner.as('account_viewer')))).toBe('not_allowed')
    expect(codeOf(await ask((await aVendor(database, 'agent')).as()))).toBe('not_allowed')
    expect(codeOf(await ask(investor))).toBe('not_allowed')
    await database.rows(`update app_public.allocations set status = 'drafted' where id = $1`, [id])
    expect(codeOf(await ask(owner.as()))).toBe('allocation_not_active')
    expect(await mails()).toEqual([])
  })
})
