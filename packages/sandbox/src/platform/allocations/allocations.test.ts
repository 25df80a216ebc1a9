import { expect, it } from 'vitest'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { anAllocation, type TestAllocation } from '../../testing/investments/anAllocation.ts'
import { answered, codeOf } from '../../testing/database/codeOf.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const fields = `id name status opensOn closesOn roundId managedUnits blockchainAddressId version
  accountByOwnerId { id name } roundByRoundId { name assetByAssetId { name } }`
const create = `mutation ($allocation: AllocationInput!) {
  createAllocation(input: { allocation: $allocation }) { allocation { ${fields} } } }`
const update = `mutation ($id: UUID!, $patch: AllocationPatch!) {
  updateAllocationById(input: { id: $id, patch: $patch }) { allocation { ${fields} } } }`

onEveryEngine('an allocation', (database) => {
  const make = (actor: Actor, allocation: object) => database.ask(actor, create, { allocation })
  const edit = ({ id, owner }: TestAllocation, patch: object, actor = owner.as()) =>
    database.ask(actor, update, { id, patch })
  const dates = { opensOn: '2031-03-01', closesOn: '2031-04-30' }

  it('is made by the issuer of the round, who owns it, and is read by its id', async () => {
    const { roundId, issuer } = await anAllocation(database)
    const made = await make(issuer.as(), { name: 'Friends', roundId, ...dates })
    const { allocation } = answered<{ allocation: { id: string } }>(made, 'createAllocation')
    const expected = {
      name: 'Friends',
      status: 'drafted',
      ...dates,
      roundId,
      managedUnits: null,
      blockchainAddressId: null,
      accountByOwnerId: { id: issuer.accountId, name: 'Vega issuer' },
      roundByRoundId: { name: 'Vega A', assetByAssetId: { name: 'Vega Preferred' } },
    }
    expect(allocation).toMatchObject(expected)

    const read = await database.ask(
      issuer.as('account_viewer'),
      `query ($id: UUID!) { allocationById(id: $id) { ${fields} } }`,
      { id: allocation.id },
    )
    // proves CALL-063, CALL-068, ENTITY-020
    expect(read.data?.allocationById).toMatchObject(expected)
  })

  it('is made by a broker only in a round whose invitation it has accepted', async () => {
    const { roundId, owner } = await anAllocation(database, { owner: 'broker' })
    const uninvited = await aVendor(database, 'broker')
    const other = await anAllocation(database)
    await database.rows(
      `insert into app_public.broker_allocations (round_id, broker_id, status) values ($1, $2, 'sent')`,
      [roundId, uninvited.accountId],
    )

    expect(codeOf(await make(owner.as(), { name: 'Desk', roundId, ...dates }))).toBeUndefined()
    expect(codeOf(await make(uninvited.as(), { name: 'Desk', roundId, ...dates }))).toBe('not_found')
    // proves CALL-068
    expect(codeOf(await make(owner.as(), { name: 'Desk', roundId: other.roundId, ...dates }))).toBe(
      'not_found',
    )
  })

  it('takes edits of its fields, and refuses a stale version of them', async () => {
    const allocation = await anAllocation(database)
    const first = await edit(allocation, { name: 'Renamed', ...dates, status: 'closed', version: '1' })
    expect(first.data?.updateAllocationById).toMatchObject({
      allocation: { name: 'Renamed', ...dates, status: 'closed', version: '2' },
    })
    // proves CALL-069
    expect(codeOf(await edit(allocation, { name: 'Again', version: '1' }))).toBe('changed_elsewhere')
  })

  it.each(['drafted', 'open', 'active', 'closed'])('is edited while it is %s', async (status) => {
    const allocation = await anAllocation(database, { status })
    // proves CALL-069
    expect(codeOf(await edit(allocation, { name: 'Edited' }))).toBeUndefined()
  })

  it('is read-only when stale, except for its status', async () => {
    const allocation = await anAllocation(database, { status: 'stale' })
    expect(codeOf(await edit(allocation, { name: 'Edited' }))).toBe('allocation_stale')
    expect(codeOf(await edit(allocation, { name: 'Edited', status: 'active' }))).toBe('allocation_stale')
    expect(codeOf(await edit(allocation, { status: 'active' }))).toBeUndefined()
    // proves CALL-069
    expect(codeOf(await edit(allocation, { name: 'Edited' }))).toBeUndefined()
  })

  it.each([
    [{ name: '  ' }, 'Name is a required field.'],
    [{ opensOn: '2031-03-02', closesOn: '2031-03-01' }, 'It closes before it opens.'],
    [{ status: 'paused' }, 'A value is not allowed here.'],
  ])('refuses %j', async (patch, message) => {
    const { errors } = await edit(await anAllocation(database), patch)
    // proves CALL-069
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'invalid_input' } })
  })

  it('is edited only by its owner', async () => {
    const allocation = await anAllocation(database, { owner: 'broker' })
    const stranger = await aVendor(database, 'broker')
    expect(codeOf(await edit(allocation, { name: 'Mine' }, allocation.issuer.as()))).toBe('not_found')
    expect(codeOf(await edit(allocation, { name: 'Mine' }, stranger.as()))).toBe('not_found')
  })

  it('never manages more units than the round has, over all its slices', async () => {
    // 1000 units in the round: 600 here leave 400 for another.
    const first = await anAllocation(database, { units: '600' })
    const { roundId, issuer } = first
    const second = (managedUnits: string) =>
      make(issuer.as(), { name: 'Second', roundId, managedUnits, ...dates })

    const refused = await second('401')
    expect(refused.errors?.[0]?.extensions).toEqual({
      code: 'units_beyond_round',
      details: { available: '400' },
    })
    expect(codeOf(await second('400'))).toBeUndefined()
    expect(codeOf(await edit(first, { managedUnits: '601' }))).toBe('units_beyond_round')
    // Closed, the first keeps its sold units, which are none.
    expect(codeOf(await edit(first, { status: 'closed' }))).toBeUndefined()
    expect(codeOf(await second('600'))).toBeUndefined()
    // proves CALL-068, CALL-069
    expect(codeOf(await edit(first, { status: 'active' }))).toBe('units_beyond_round')
  })

  it('never manages more than its broker was given', async () => {
    const { roundId, owner } = await anAllocation(database, { owner: 'broker' })
    await database.rows('update app_public.broker_allocations set managed_units = 50 where round_id = $1', [
      roundId,
    ])
    const make50 = (managedUnits: string) =>
      make(owner.as(), { name: 'Desk', roundId, managedUnits, ...dates })
    expect(codeOf(await make50('51'))).toBe('units_beyond_round')
    expect(codeOf(await make50('50'))).toBeUndefined()
  })

  it('never manages less than it has sold', async () => {
    const allocation = await anAllocation(database, { units: '100' })
    await makeDistribution(database, allocation, { amount: '60' })
    const refused = await edit(allocation, { managedUnits: '59' })
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'below_sold', details: { sold: '60' } })
    expect(codeOf(await edit(allocation, { managedUnits: '60' }))).toBeUndefined()
  })
})
