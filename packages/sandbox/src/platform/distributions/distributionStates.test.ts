import { expect, it } from 'vitest'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { anAllocation, type TestAllocation } from '../../testing/investments/anAllocation.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { askToDistribute, makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

const update = `mutation ($id: UUID!, $patch: DistributionPatch!) {
  updateDistributionById(input: { id: $id, patch: $patch }) { distribution { id amount status version } } }`
const remove = `mutation ($id: UUID!) { deleteDistributionById(input: { id: $id }) { distribution { id status } } }`

/** A distribution of a new allocation, brought to a status by the owner of the database. */
async function inStatus(database: TestDatabase, status: string) {
  const allocation = await anAllocation(database)
  const { id } = await makeDistribution(database, allocation)
  await database.rows('alter table app_public.distributions disable trigger check_distribution')
  await database.rows('update app_public.distributions set status = $2 where id = $1', [id, status])
  await database.rows('alter table app_public.distributions enable trigger check_distribution')
  return { id, allocation }
}

const lock = (database: TestDatabase, id: string) =>
  database.rows(
    `update app_public.distributions set locked = true, issuance_status = 'requested' where id = $1`,
    [id],
  )

onEveryEngine('a distribution', (database) => {
  const edit = ({ owner }: TestAllocation, id: string, patch: object) =>
    database.ask(owner.as(), update, { id, patch })

  it.each([
    ['drafted', 'open', undefined],
    ['drafted', 'closed', undefined],
    ['drafted', 'deleted', 'status_not_allowed'],
    ['open', 'drafted', undefined],
    ['open', 'closed', undefined],
    ['open', 'deleted', 'status_not_allowed'],
    ['closed', 'open', undefined],
    ['closed', 'drafted', 'status_not_allowed'],
    ['closed', 'deleted', 'status_not_allowed'],
    ['deleted', 'drafted', 'distribution_deleted'],
    ['deleted', 'open', 'distribution_deleted'],
    ['deleted', 'closed', 'distribution_deleted'],
    ['open', 'locked', 'status_not_allowed'],
  ])('goes from %s to %s: %s', async (from, status, code) => {
    const { id, allocation } = await inStatus(database, from)
    // proves CALL-084
    expect(codeOf(await edit(allocation, id, { status }))).toBe(code)
  })

  it('takes a new amount, to 18 decimals, and counts its versions', async () => {
    const { id, allocation } = await inStatus(database, 'open')
    const { data } = await edit(allocation, id, { amount: '12.000000000000000001' })
    expect(data?.updateDistributionById).toMatchObject({
      distribution: { amount: '12.000000000000000001' },
    })
    expect(codeOf(await edit(allocation, id, { amount: '13', version: '1' }))).toBe('changed_elsewhere')
    // proves CALL-084
    expect(codeOf(await edit(allocation, id, { amount: '-1' }))).toBe('invalid_input')
  })

  it('never grows beyond the round, and releases units when it shrinks', async () => {
    const allocation = await anAllocation(database, { total: '100' })
    const { id } = await makeDistribution(database, allocation, { amount: '60' })
    await makeDistribution(database, allocation, { amount: '40' })
    const grown = await edit(allocation, id, { amount: '60.5' })
    expect(grown.errors?.[0]?.extensions).toEqual({ code: 'offering_sold_out', details: { remaining: '0' } })
    expect(codeOf(await edit(allocation, id, { amount: '50' }))).toBeUndefined()
    // proves CALL-084
    expect(
      codeOf(await askToDistribute(database, allocation.owner.as(), allocation, { amount: '10' })),
    ).toBeUndefined()
  })

  it('takes statuses in a batch: the locked one is refused with its investor’s name, the others change', async () => {
    const allocation = await anAllocation(database)
    const [one, other] = [
      await makeDistribution(database, allocation, { name: 'Ask Berg' }),
      await makeDistribution(database, allocation, { name: 'Embla Dahl' }),
    ]
    await lock(database, one.id)
    const batched = `mutation ($one: UUID!, $other: UUID!) {
      one: updateDistributionById(input: { id: $one, patch: { status: "closed" } }) { distribution { id status } }
      other: updateDistributionById(input: { id: $other, patch: { status: "closed" } }) { distribution { id status } } }`
    const { data, errors } = await database.ask(allocation.owner.as(), batched, {
      one: one.id,
      other: other.id,
    })
    expect(data).toEqual({ one: null, other: { distribution: { id: other.id, status: 'closed' } } })
    // proves CALL-084
    expect(errors).toMatchObject([
      {
        message: 'Cannot update status on locked distribution: Ask Berg',
        extensions: { code: 'distribution_locked', details: { name: 'Ask Berg' } },
      },
    ])
  })

  it('refuses every edit while it is locked, and to be deleted', async () => {
    const { id, allocation } = await inStatus(database, 'closed')
    await lock(database, id)
    expect(codeOf(await edit(allocation, id, { amount: '1' }))).toBe('distribution_locked')
    expect(codeOf(await edit(allocation, id, { status: 'open' }))).toBe('distribution_locked')
    const gone = await database.ask(allocation.owner.as(), remove, { id })
    // proves CALL-084, CALL-085
    expect(gone.errors?.[0]).toMatchObject({
      message: 'Cannot delete a locked distribution: Nora Nilsen',
      extensions: { code: 'distribution_locked' },
    })
  })

  it('is deleted softly: it stays on record, frees its units and ends its steps', async () => {
    const allocation = await anAllocation(database, { total: '10' })
    const { id, processId } = await makeDistribution(database, allocation)
    const { data } = await database.ask(allocation.owner.as(), remove, { id })
    expect(data?.deleteDistributionById).toEqual({ distribution: { id, status: 'deleted' } })
    expect(codeOf(await database.ask(allocation.owner.as(), remove, { id }))).toBe('distribution_deleted')
    expect(codeOf(await edit(allocation, id, { amount: '1' }))).toBe('distribution_deleted')
    const [process] = await database.rows('select current_step from app_public.processes where id = $1', [
      processId,
    ])
    expect(process).toEqual({ current_step: null })
    // proves CALL-085
    expect(codeOf(await askToDistribute(database, allocation.owner.as(), allocation))).toBeUndefined()
  })

  it('is not opened beside another open one of its investor in the allocation', async () => {
    const allocation = await anAllocation(database)
    const accountEmail = 'twice@investors.example'
    const first = await makeDistribution(database, allocation, { accountEmail })
    await edit(allocation, first.id, { status: 'closed' })
    const second = await makeDistribution(database, allocation, { accountEmail })
    const reopened = await edit(allocation, first.id, { status: 'open' })
    // proves CALL-084
    expect(reopened.errors?.[0]?.extensions).toEqual({
      code: 'already_open',
      details: { distributionId: second.id },
    })
  })

  it('is edited only by the owner of its allocation, while that is not stale', async () => {
    const allocation = await anAllocation(database, { owner: 'broker' })
    const { id } = await makeDistribution(database, allocation)
    const stranger = await aVendor(database)
    for (const actor of [allocation.issuer.as(), stranger.as()]) {
      expect(codeOf(await database.ask(actor, update, { id, patch: { amount: '1' } }))).toBe('not_found')
    }
    expect(codeOf(await database.ask(allocation.issuer.as(), remove, { id }))).toBe('not_allowed')
    expect(codeOf(await database.ask(stranger.as(), remove, { id }))).toBe('not_found')
    await database.rows(`update app_public.allocations set status = 'stale' where id = $1`, [allocation.id])
    expect(codeOf(await edit(allocation, id, { amount: '1' }))).toBe('allocation_stale')
  })
})
